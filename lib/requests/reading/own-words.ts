import type { FoundPart } from "./find-parts";

/** Lines that mail programs and chats write above a forwarded message. */
const forwarded =
  /^(?:[-_=*\s]*$|\[.*\]|(?:from|to|cc|date|sent|subject|forwarded|fwd|dari|kepada|ke|tanggal|dikirim|subjek|perihal|diteruskan|от|кому|дата|тема|отправлено|переслано|пересланное)(?=[\s:].*|$))/iu;

export function isForwardedHeader(line: string): boolean {
  return forwarded.test(line);
}

function joined(parts: readonly FoundPart[]): FoundPart[] {
  const ordered = parts.filter(({ start, end }) => end > start).sort((one, other) => one.start - other.start);
  const all: FoundPart[] = [];
  for (const part of ordered) {
    const last = all.at(-1);
    if (last && part.start <= last.end) last.end = Math.max(last.end, part.end);
    else all.push({ ...part });
  }
  return all;
}

/**
 * Lists the lines of a message that stand in no field: the guest's own words, wherever the guest wrote them. `fieldsFrom` is where the
 * fields begin; only lines above are left out as the header of a forwarded message.
 */
export function ownWords(original: string, fields: readonly FoundPart[], fieldsFrom: number): string[] {
  let from = 0;
  const gaps = [...joined(fields), { start: original.length, end: original.length }].map(({ start, end }) => {
    const gap = { from, text: original.slice(from, start) };
    from = end;
    return gap;
  });
  return gaps.flatMap(({ from: gapFrom, text }) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => /[^-_=*~>|\s]/.test(line) && !(gapFrom < fieldsFrom && isForwardedHeader(line))),
  );
}
