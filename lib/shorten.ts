/** The beginning of a text, cut between words. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const lastSpace = cut.lastIndexOf(" ");
  const whole = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,.;:–—-]+$/, "")}…`;
}
