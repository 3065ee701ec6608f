/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Nothing but spaces, as JavaScript or PostgreSQL sees them. */
export function isBlank(text: string): boolean {
  return /^[\s\u0085]*$/.test(text);
}
