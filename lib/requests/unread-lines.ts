import type { FoundPart } from "./find-parts";
import type { RequestMessageWords } from "./guest-request";
import { type MessageText, messageText, phrasePattern, textPattern } from "./message-text";

/** Lines that mail programs and chats write above a forwarded message. */
const forwarded =
  /^(?:[-_=*\s]*$|\[.*\]|(?:from|to|cc|date|sent|subject|forwarded|fwd|dari|kepada|ke|tanggal|dikirim|subjek|perihal|diteruskan|от|кому|дата|тема|отправлено|переслано|пересланное)(?=[\s:].*|$))/iu;

export function unreadLines(
  { original }: MessageText,
  parts: FoundPart[],
  words: RequestMessageWords,
): string[] {
  const phrases = [words.booking.greeting, words.plan.greeting, words.booking.closing].map(phrasePattern);
  // The line of a fee, which stands below the total, is the site's own.
  const [feeWords = ""] = words.booking.spotFee.split("{fee}");
  const fee = new RegExp(`^\\s*${textPattern(feeWords)}`, "iu");
  let from = 0;
  const between = parts.flatMap(({ start, end }) => {
    const part = original.slice(from, Math.max(from, start));
    from = Math.max(from, end);
    return [part];
  });
  return [...between, original.slice(from)]
    .flatMap((part) => part.split("\n"))
    .map((line) => {
      const phrase = phrases.find((each) => each.test(messageText(line, each).plain));
      const { plain } = messageText(line, /$^/);
      return (phrase ? plain.replace(phrase, "") : line).trim();
    })
    .filter((line) => line !== "" && !forwarded.test(line) && !fee.test(messageText(line, fee).plain));
}
