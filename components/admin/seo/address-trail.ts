/** An address as search results show it: `https://example.com › ru › tours`; what is no address stays as it is. */
export function addressTrail(url: string): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  return [origin, ...pathname.split("/").filter(Boolean)].join(" › ");
}
