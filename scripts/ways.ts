import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

// Writes docs/ways.md: `npx tsx scripts/ways.ts`. tests/unit/ways.test.ts holds the document and the limit.

const root = path.resolve(import.meta.dirname, "..");

/** The files whose functions decide what a search in a list returns, from the request to the HTML, in the order of the calls. */
export const searchWay = [
  "server/site-server.ts",
  "server/router.ts",
  "server/page-cache/cache-keys.ts",
  "lib/addresses/public-addresses.ts",
  "lib/pages/address.ts",
  "lib/tours/pages/address.ts",
  "lib/tours/list/list-state.ts",
  "lib/tours/list/filters.ts",
  "lib/tours/pages/paths.ts",
  "lib/pages/paths.ts",
  "server/page-cache/public-cache.ts",
  "server/page-cache/page-cache.ts",
  "server/admission/admission.ts",
  "server/admission/fair-queue.ts",
  "server/page-cache/templates.ts",
  "server/in-next/page-render.ts",
  "app/[lang]/[kind]/page.tsx",
  "components/page/define-page.tsx",
  "lib/tours/list/load-list.ts",
  "lib/tours/queries.ts",
  "lib/content/search-query.ts",
  "lib/tours/pages/pages.ts",
  "components/page/frame-slots.tsx",
  "components/tours/tour-list.tsx",
  "components/tours/tour-card.tsx",
  "server/in-next/static-html.tsx",
  "server/page-cache/static-html.ts",
  "server/page-cache/page.ts",
  "server/page-cache/send-page.ts",
];

function linesOf(file: string): number {
  return readFileSync(path.join(root, file), "utf8").trimEnd().split("\n").length;
}

export function waysDocument(): string {
  const rows = searchWay.map((file) => `| \`${file}\` | ${linesOf(file)} |`);
  const lines = searchWay.reduce((sum, file) => sum + linesOf(file), 0);
  return `# Files on the way

Written by \`npx tsx scripts/ways.ts\`. The list names the files that one reads to follow a request. It leaves out request checks and headers,
words, icons, formats, and the small components inside a card or beside the list.

## A search in a list, from the address to the HTML

${searchWay.length} files, ${lines} lines.

| file | lines |
|---|---|
${rows.join("\n")}
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(path.join(root, "docs/ways.md"), waysDocument());
