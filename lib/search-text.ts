/** No longer than anybody means it; the database looks at its first twelve words. */
const longest = 200;

/** What was typed into a search, fit for the database: null where nothing was. */
export function searchText(typed: string | undefined): string | null {
  const text = typed?.slice(0, longest).replaceAll("\0", " ").toWellFormed().trim();
  return text || null;
}
