/** Addresses of all scripts that a page names, for browsers that know modules: at once or late (server/page-cache/page-scripts.ts). */
export function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*\s(?:src|data-late)="([^"]+)"[^>]*>/g)];
  const names = tags.filter(([tag]) => !/nomodule/i.test(tag)).flatMap(([, named = ""]) => named.split(" "));
  return [...new Set(names)];
}
