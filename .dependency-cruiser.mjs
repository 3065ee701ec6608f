/**
 * Which module may import which (docs/architecture.md, "Rules that are executed"). `tests/checks/imports.test.ts` runs
 * these rules on the sources and shows of each that it can fail.
 */

/** What gathers from several domains. */
const SUMMARIES =
  "(?:addresses|crawlers|dashboard|demo-content|endpoints|figures|getting-started|history|home|openapi|plan|registry|requests|search|sheets|translation-queue|trip-pass)";
/** What domains share, and what knows none of them. */
const MECHANISMS =
  "(?:api|auth|browser|calendar|content|entity|forms|i18n|monitoring|og|pages|rates|storage|translations)";
/** Every other folder of lib. */
const DOMAINS = `(?!${SUMMARIES}/|${MECHANISMS}/)[^/]+`;
/** What a domain offers to the others. */
const OFFERED =
  "^lib/(?:tours/kinds|booking/chat-link|seo/(?:metadata|schema)|site/(?:fields|settings)|trip/(?:party|spot-fees|trip))\\.ts$";
/** What asks the database or the session. */
const SERVER_MODULES =
  "^lib/(?:db\\.ts$|.*/(?:queries|mutations|record-store)\\.ts$|auth/(?:request-)?session|api/endpoint\\.ts$)";
/** The folders of lib with the records that have a history. */
const RECORDS =
  "blogs|closed-days|home|promos|search-words|seo|site|tours(?:/(?:pickup-areas|places|shared-texts))?";
/** Rendered into pages and served, by another file of the same address: not code. */
const STYLES = "\\.css$";

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

export default {
  forbidden: [
    forbid("file-cycle", "Files import each other in a circle.", {}, { circular: true }),
    {
      ...forbid(
        "folder-cycle",
        "Folders import each other in a circle, at any depth.",
        {},
        { circular: true },
      ),
      scope: "folder",
    },
    forbid("unresolved", "The imported module is not there.", {}, { couldNotResolve: true }),
    forbid("nothing-imports-app", "Addresses are at the top.", {}, { path: "^app/", pathNot: STYLES }),
    forbid(
      "components-at-the-top",
      "Only pages and other components draw components.",
      { path: "^(?:lib|prisma|server)/|^[^/]+\\.ts$" },
      { path: "^components/" },
    ),
    forbid(
      "public-apart-from-admin",
      "No page of a visitor loads a part of the back office.",
      { path: "^components/(?!admin/)" },
      { path: "^components/admin/" },
    ),
    forbid(
      "ui-knows-no-domain",
      "components/ui is what every domain is drawn with.",
      { path: "^components/ui/" },
      { path: [`^lib/(?:${DOMAINS}|${SUMMARIES})/`, "^components/(?!ui/)"] },
    ),
    forbid(
      "components-ask-nobody",
      "Pages read and pass props; a component that imported a query would ask the database while it is drawn.",
      { path: "^components/" },
      { path: [SERVER_MODULES, "^prisma/"] },
    ),
    forbid(
      "server-apart",
      "server/ stands in front of Next and uses lib. Components alone use the part of server/ that runs inside Next.",
      {
        path: "^(?:app|lib)/|^(?:prisma/(?!client/))|^(?:middleware|instrumentation)",
      },
      { path: "^server/" },
    ),
    forbid(
      "runtime-door",
      "Components render static parts and slots. How a page is rendered into a template concerns definePage alone.",
      { path: "^components/(?!page/)" },
      { path: "^server/", pathNot: "^server/in-next/(?:static-html|slot)\\.tsx$" },
    ),
    forbid(
      "definition-of-pages",
      "definePage reaches the runtime by the part that runs inside Next.",
      { path: "^components/page/" },
      { path: "^server/(?!in-next/)" },
    ),
    forbid(
      "in-next-is-bundled",
      "Next bundles server/in-next with the pages. Another module of the server would exist twice.",
      { path: "^server/in-next/" },
      { path: "^server/(?!in-next/)" },
    ),
    forbid(
      "pages-are-declared",
      "A public page is declared by definePage. The frame and the rules of rendering follow from the declaration.",
      { path: "^app/\\[lang\\]/.*page\\.tsx$" },
      {
        path: "^components/site/layout/page-frame|^components/page/(?!define-page\\.tsx$)|node_modules/next/(?!types)",
      },
    ),
    forbid(
      "summaries-above-domains",
      "What gathers from several domains stands above them.",
      { path: `^lib/${DOMAINS}/` },
      { path: `^lib/${SUMMARIES}/` },
    ),
    forbid(
      "domain-insides",
      "A domain imports of another only what that one offers.",
      { path: `^lib/(${DOMAINS})/` },
      { path: `^lib/${DOMAINS}/`, pathNot: ["^lib/$1/", OFFERED] },
    ),
    forbid(
      "mechanisms-below-domains",
      "Mechanisms are under the domains and know none.",
      { path: `^lib/${MECHANISMS}/` },
      { path: `^lib/(?:${DOMAINS}|${SUMMARIES})/` },
    ),
    forbid(
      "endpoints-at-the-top",
      "What answers the API gathers from everything. The catch-all alone serves it.",
      { path: "^(?!lib/endpoints/|app/api/)" },
      { path: "^lib/endpoints/" },
    ),
    forbid(
      "records-change-by-the-history",
      "What writes a record is called by the history, which leaves a version. The other modules read records, or leave the versions themselves.",
      {
        pathNot: [
          "^(?:lib/history|prisma)/|/(?:mutations|record-stores?)\\.ts$",
          "^lib/(?:crawlers/og-image|entity/table-store|getting-started/queries|registry/public-records|tours/facts/listed-areas)\\.ts$",
          "^lib/(?:demo-content/(?:plan|remove)|endpoints/seo|tours/update-tours)\\.ts$",
        ],
      },
      { path: `^lib/(?:${RECORDS})/mutations\\.ts$|/record-stores?\\.ts$` },
    ),
    forbid(
      "content-changes-in-the-history",
      "A transaction that changes content is begun by the history, by a create under its key, or for what has no history.",
      {
        pathNot:
          "^lib/(?:history/|(?:api/idempotency|demo-content/remove|(?:rates|trip-pass)/mutations|tours/order)\\.ts$)",
      },
      { path: "^lib/content/change-content\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "root-of-lib-at-the-bottom",
      "db, env, errors, log and their like are under everything; format names the languages, db notes what a render read.",
      { path: "^lib/[^/]+$" },
      { path: "^lib/[^/]+/", pathNot: "^lib/(?:i18n/languages|content/dependencies)\\.ts$" },
    ),
    forbid(
      "middleware-is-light",
      "It runs before every page without a language and reaches no server module, however far.",
      { path: "^middleware\\.ts$" },
      { path: "node_modules/server-only/|^lib/(?:db|env)\\.ts$|^prisma/", reachable: true },
    ),
    forbid(
      "middleware-imports",
      "The middleware imports these few rules alone.",
      { path: "^middleware\\.ts$" },
      {
        path: "^(?:lib|components|server|prisma)/",
        pathNot: "^lib/(?:i18n/(?:language-redirect|languages)|auth/(?:return-path|cookie))\\.ts$",
      },
    ),
    forbid(
      "no-package-of-development",
      "What runs imports no devDependency: the container image has none. Types and builds may.",
      { path: "^(?:app|components|lib|server)/|^prisma/(?!client/)" },
      { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    ),
  ],
  required: [
    {
      name: "server-modules-say-so",
      comment: 'Without `import "server-only"` a module that asks the database could come to the browser.',
      severity: "error",
      module: { path: SERVER_MODULES },
      to: { path: "node_modules/server-only/" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: ["node_modules", "^prisma/client/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
