import { diffArrays } from "diff";

export interface MarkedPart {
  text: string;
  mark: "same" | "added" | "removed";
}

/** Texts that differ in more words are shown as two whole texts, which is easier to read. */
const mostChanges = 2_000;

const tokens = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu) ?? [];

const whole = (removed: string, added: string): MarkedPart[] =>
  [
    { text: removed, mark: "removed" as const },
    { text: added, mark: "added" as const },
  ].filter(({ text }) => text !== "");

/** Changes separated only by a space become one, so that a rewritten sentence reads as two sentences. */
export function markWords(before: string, after: string): MarkedPart[] {
  if (before === "" || after === "") return whole(before, after);
  const runs = diffArrays(tokens(before), tokens(after), { maxEditLength: mostChanges });
  if (!runs) return whole(before, after);
  const changes = runs.map(({ value, ...run }) => ({ ...run, value: value.join("") }));
  const parts: MarkedPart[] = [];
  let [removed, added] = ["", ""];
  const close = () => {
    parts.push(...whole(removed, added));
    [removed, added] = ["", ""];
  };
  for (const [index, change] of changes.entries()) {
    const isGap = !change.value.trim() && removed !== "" && added !== "" && index < changes.length - 1;
    if (change.removed) removed += change.value;
    else if (change.added) added += change.value;
    else if (isGap) {
      removed += change.value;
      added += change.value;
    } else {
      close();
      parts.push({ text: change.value, mark: "same" });
    }
  }
  close();
  return parts;
}
