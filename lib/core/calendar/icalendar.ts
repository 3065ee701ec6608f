/** Most bytes of a line (RFC 5545, 3.1). */
const longestLine = 75;

const encoder = new TextEncoder();

/** Folds a long line between letters, never inside one. Continued lines begin with a space. */
function folded(line: string): string {
  let size = 0;
  const letters = [...line].map((letter) => {
    const bytes = encoder.encode(letter).length;
    if (size + bytes <= longestLine) {
      size += bytes;
      return letter;
    }
    size = bytes + 1;
    return `\r\n ${letter}`;
  });
  return letters.join("");
}

export function calendarValue(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

export function calendarMoment(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

export function calendarText(product: string, events: readonly string[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${product}`,
    "CALSCALE:GREGORIAN",
    ...events,
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
