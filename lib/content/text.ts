/** Removes what PostgreSQL cannot store: NUL and half surrogate pairs. */
export function sanitizeText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Nothing but spaces, as JavaScript or PostgreSQL sees them. */
export function isBlank(text: string): boolean {
  return /^[\s\u0085]*$/.test(text);
}

/** The beginning of a text, cut between words. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
  const lastSpace = cut.lastIndexOf(" ");
  const whole = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,.;:–—-]+$/, "")}…`;
}

/** What was typed into a search, fit for the database and cut to `longest` characters; null where nothing was typed. */
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

/** An http(s) address that reads the same everywhere: no spaces, no backslashes, nobody's name or password. */
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
/** Characters that no XML document may hold, however they are written. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
