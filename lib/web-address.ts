/** Who signs in where, which an address that everybody reads must not say: `https://user:pass@host/`. */
export function hasUserInfo(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username !== "" || password !== "";
}

/** An http(s) address that reads the same everywhere: no spaces, no backslashes, nobody's name or password. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && !/[\s\\]/.test(value) && URL.canParse(value) && !hasUserInfo(value);
}
