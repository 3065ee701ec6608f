/** Removes what PostgreSQL cannot store: NUL and unpaired surrogates. */
export function sanitizeText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Characters of direction and of no width, which travel with what is copied from a phone. */
export const unseenCharacters = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

export function isBlank(text: string): boolean {
  return /^[\s\u0085]*$/.test(text);
}

export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
  const lastSpace = cut.lastIndexOf(" ");
  const whole = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,.;:–—-]+$/, "")}…`;
}

export function searchText(typed: string | undefined, longest = 200): string | null {
  const text = (typed ?? "").replaceAll("\0", " ").toWellFormed().trim();
  return [...text].slice(0, longest).join("").trim() || null;
}

/** Whether an address holds a user name or password (`https://user:pass@host/`), which must not be published. */
export function hasUserInfo(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username !== "" || password !== "";
}

/** Whether an http(s) address has no spaces, backslashes, user name or password, which programs read differently. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && !/[\s\\]/.test(value) && URL.canParse(value) && !hasUserInfo(value);
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’\-.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Ends a text as a sentence, because staff often type a reason without a full stop. An empty text stays empty. */
export function asSentence(text: string): string {
  const written = text.trim();
  return written === "" || /[.!?…][)"'”»’]*$/u.test(written) ? written : `${written}.`;
}
