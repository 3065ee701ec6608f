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
  [/[^\S\n]|[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/g, " "],
];

export function plainText(text: string): string {
  return plainForms.reduce((plain, [form, mark]) => plain.replace(form, mark), text);
}

/** Returns a spelling that is equal for texts that differ only in case, dashes, spaces and quotation marks. */
export function comparableText(text: string): string {
  return plainText(text).replace(/\s+/g, " ").trim().toLowerCase();
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

/** `labels` finds the first labelled line of the message. */
export function messageText(sent: string, labels: RegExp): MessageText {
  const text = sent.replace(/\r\n|[\r\u2028\u2029\u0085]/g, "\n");
  const start = plainText(text).search(labels);
  const original = start < 0 ? text : withoutQuoteMarks(text, start);
  return { original, plain: plainText(original) };
}

/** Returns the source of a pattern for a text in which a chat may have changed spaces. `{names}` match any text of a line. */
export function textPattern(text: string): string {
  return plainText(text)
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"))
    .join("[^\\n]+?");
}
