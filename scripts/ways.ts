/**
 * Prints the files that one reads to follow a search and a save: `npx tsx scripts/ways.ts`. The lists leave out request checks and
 * headers, words, icons, formats, the kinds of fields with their inputs, and small components. The list of a save also leaves out
 * conflicts, ended sessions and the triggers of the database. `tests/unit/ways.test.ts` checks the lists and their limits.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

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
  "components/site/tours/tour-list.tsx",
  "components/site/tours/tour-card.tsx",
  "server/in-next/static-html.tsx",
  "server/page-cache/static-html.ts",
  "server/page-cache/page.ts",
  "server/page-cache/send-page.ts",
];

/**
 * The files whose functions take a changed tour from the form in the browser to the renewed page of the tour, in the order of the
 * calls.
 */
export const saveWay = [
  "app/admin/[kind]/edit/[id]/page.tsx",
  "components/admin/tours/form/tour-editor.tsx",
  "components/admin/tours/form/tour-form.tsx",
  "components/admin/entity/entity-form.tsx",
  "components/admin/entity/form-field.tsx",
  "components/admin/form/record-form.tsx",
  "components/admin/form/record-form-context.ts",
  "components/admin/form/use-record-saving.ts",
  "components/admin/form/save-machine.ts",
  "components/admin/form/use-form-draft.ts",
  "lib/forms/draft.ts",
  "lib/forms/save-key.ts",
  "lib/tours/draft.ts",
  "lib/forms/record-requests.ts",
  "lib/api/client.ts",
  "server/site-server.ts",
  "server/router.ts",
  "server/admission/admission.ts",
  "server/page-cache/held-response.ts",
  "app/api/[[...path]]/route.ts",
  "lib/endpoints/all.ts",
  "lib/endpoints/tours.ts",
  "lib/history/record-endpoints.ts",
  "lib/api/methods.ts",
  "lib/openapi/operations/tours.ts",
  "lib/api/operation.ts",
  "lib/api/endpoint.ts",
  "lib/auth/request-session.ts",
  "lib/auth/permissions.ts",
  "lib/api/json-body.ts",
  "lib/tours/schema.ts",
  "lib/tours/fields.ts",
  "lib/content/fields.ts",
  "lib/content/field-schemas.ts",
  "lib/history/mutations.ts",
  "lib/content/change-content.ts",
  "lib/registry/record-stores.ts",
  "lib/tours/record-store.ts",
  "lib/tours/mutations.ts",
  "lib/content/lock-record.ts",
  "lib/tours/rows.ts",
  "lib/history/create-versions.ts",
  "lib/entity/snapshot.ts",
  "lib/history/mark-records.ts",
  "lib/content/content-version.ts",
  "lib/content/content-moments.ts",
  "lib/api/error-response.ts",
  "server/database/content-version.ts",
  "server/page-cache/renew-pages.ts",
  "server/page-cache/page-cache.ts",
  "server/page-cache/public-cache.ts",
  "server/page-cache/templates.ts",
  "server/in-next/page-render.ts",
  "app/[lang]/[kind]/[slug]/page.tsx",
  "components/page/define-page.tsx",
  "lib/tours/queries.ts",
  "lib/content/dependencies.ts",
  "components/site/tours/tour-detail.tsx",
  "server/page-cache/page.ts",
  "server/page-cache/send-page.ts",
];

const ways = [
  { title: "A search in a list, from the address to the HTML", files: searchWay },
  { title: "A save of a tour, from the form to the renewed page", files: saveWay },
];

function linesOf(file: string): number {
  return readFileSync(path.join(root, file), "utf8").trimEnd().split("\n").length;
}

function section({ title, files }: (typeof ways)[number]): string {
  const rows = files.map((file) => `${String(linesOf(file)).padStart(5)} ${file}`);
  const lines = files.reduce((sum, file) => sum + linesOf(file), 0);
  return `${title}: ${files.length} files, ${lines} lines\n${rows.join("\n")}\n`;
}

if (process.argv[1] === import.meta.filename) console.log(ways.map(section).join("\n"));
