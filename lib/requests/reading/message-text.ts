/** A message with its line ends unified, and a copy of equal length in which dashes, spaces and quotation marks are plain. */
export interface MessageText {
  original: string;
  /** Patterns search in the plain copy; values are cut from the original at the same positions. */
  plain: string;
}

const plainForms: [RegExp, string][] = [
  [/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, "-"],
  [/[“”„‟«»″]/g, '"'],
  [/[‘’‚‛‹›′]/g, "'"],
  [/[：﹕]/g, ":"],
  // Chats put marks of writing direction around a copied line.
  [/[^\S\n ]|[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/g, " "],
];

const plainAlready = /^[\n -~]*$/;

export function plainText(text: string): string {
  if (plainAlready.test(text)) return text;
  return plainForms.reduce((plain, [form, mark]) => plain.replace(form, mark), text);
}

/** Returns a spelling that is equal for texts that differ only in case, dashes, spaces and quotation marks. */
export function comparableText(text: string): string {
  return plainText(text)
    .replace(/\s{2,}|[^\S ]/g, " ")
    .trim()
    .toLowerCase();
}

const quoted = /^[ \t]*[>|│»](?:[ \t]?[>|│»])*[ \t]?/;

/** Removes the marks of a quotation if the line at which `start` stands has them. Other messages keep such marks in their notes. */
function withoutQuoteMarks(text: string, start: number): string {
  const line = text.slice(text.lastIndexOf("\n", start) + 1);
  if (!quoted.test(line)) return text;
  return text
    .split("\n")
    .map((each) => each.replace(quoted, ""))
    .join("\n");
}

/** The most letters of a text that is read at once, without the links of passes. */
export const longestReadText = 20_000;

/**
 * Returns a copy of the same length with plain line ends, dashes, spaces and quotation marks. Marks of a quotation at the beginning
 * of a line become spaces.
 */
export function scanningCopy(text: string): string {
  const lines = text
    .replace(/\r\n/g, " \n")
    .replace(/[\r\u2028\u2029\u0085]/g, "\n")
    .split("\n");
  return plainText(lines.map((line) => line.replace(quoted, (marks) => " ".repeat(marks.length))).join("\n"));
}

/** `labels` finds the first labelled line of the message. */
export function messageText(sent: string, labels: RegExp): MessageText {
  const text = sent.replace(/\r\n|[\r\u2028\u2029\u0085]/g, "\n");
  const start = plainText(text).search(labels);
  const original = start < 0 ? text : withoutQuoteMarks(text, start);
  return { original, plain: plainText(original) };
}

/** Remembers what was made of each text. Only for texts that are part of the site, because nothing is forgotten. */
export function rememberEach<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}

/**
 * Returns the source of a pattern that finds a text although a chat has changed its spaces. `{names}` match up to 120 letters of a
 * line, so that the time of a search grows with the length of the text alone.
 */
export const textPattern = rememberEach((text) =>
  plainText(text)
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"))
    .join("[^\\n]{1,120}?"),
);

/** Returns the pattern of a sentence of the site, wherever it stands in a message. */
export const phrasePattern = rememberEach((phrase) => new RegExp(textPattern(phrase), "iu"));
