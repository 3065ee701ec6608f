/**
 * Which module may import which (docs/architecture.md, "Rules that are executed"). `tests/checks/imports.test.ts` runs
 * these rules on the sources and shows of each that it can fail.
 */

/** Every folder of lib that is neither a mechanism nor part of the registry. */
const FEATURE = "(?!core/|registry/)[^/]+";
/** What a feature imports of other features, by regular expressions below `lib/`. Another feature imports nothing of others. */
export const USES = {
  accounts: ["site/settings\\.ts$"],
  assistants: ["blogs/", "own-pages/", "plan/", "site/", "tours/", "trip/"],
  blogs: ["seo/(?:metadata|schema)\\.ts$", "site/(?:settings\\.ts$|og/)", "tours/kinds\\.ts$"],
  booking: ["site/settings\\.ts$", "tours/pricing/"],
  "closed-days": ["tours/kinds\\.ts$"],
  figures: ["blogs/", "tours/"],
  home: ["own-pages/", "promos/", "seo/", "site/", "tours/"],
  "own-pages": ["seo/metadata\\.ts$", "site/(?:settings\\.ts$|og/)", "tours/kinds\\.ts$"],
  plan: ["booking/", "seo/", "site/", "tours/", "trip/"],
  promos: ["tours/pricing/"],
  requests: ["booking/", "plan/", "tours/", "trip/"],
  search: ["blogs/", "own-pages/", "search-words/", "seo/", "site/", "tours/"],
  seo: ["site/(?:settings\\.ts$|og/)"],
  sheets: ["tours/"],
  tours: ["rates/", "seo/(?:metadata|schema)\\.ts$", "site/(?:settings\\.ts$|og/)", "trip/"],
};
/** What asks the database or the session. */
const SERVER_MODULES =
  "^lib/(?:.*/(?:queries|mutations|record-store)\\.ts$|core/(?:db\\.ts$|auth/(?:request-)?session|api/endpoint\\.ts$))";
/** The folders of lib with the records that have a history. */
const RECORDS =
  "blogs|closed-days|home|own-pages|promos|search-words|seo|site|tours(?:/(?:pickup-areas|places|shared-texts))?";
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
      "ui-knows-no-feature",
      "components/ui is what every feature is drawn with.",
      { path: "^components/ui/" },
      { path: ["^lib/(?!core/)", "^components/(?!ui/)"] },
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
      "Components render static parts, slots and the script of the plan. How a page is rendered into a template concerns definePage alone.",
      { path: "^components/(?!page/)" },
      { path: "^server/", pathNot: "^server/in-next/(?:static-html|slot|plan-mode-script)\\.tsx?$" },
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
      "core-knows-no-feature",
      "Mechanisms are under the features and know none.",
      { path: "^lib/core/" },
      { path: "^lib/(?!core/)" },
    ),
    forbid(
      "registry-above-features",
      "The registry lists the features, and holds what shows the records of all features.",
      { path: `^lib/${FEATURE}/` },
      { path: "^lib/registry/" },
    ),
    ...Object.entries(USES).map(([feature, used]) =>
      forbid(
        `uses-of-${feature}`,
        "A feature imports of other features what is listed above.",
        { path: `^lib/${feature}/` },
        { path: `^lib/${FEATURE}/`, pathNot: [`${feature}/`, ...used].map((each) => `^lib/${each}`) },
      ),
    ),
    forbid(
      "uses-of-other-features",
      "A feature that is not listed above imports nothing of other features.",
      { path: `^lib/(?!(?:${Object.keys(USES).join("|")})/)(${FEATURE})/` },
      { path: `^lib/${FEATURE}/`, pathNot: "^lib/$1/" },
    ),
    forbid(
      "operations-at-the-top",
      "The registry lists the operations of all features, and the API's route serves the list.",
      { pathNot: "^(?:lib/registry/api|app/api/.*route)\\.ts$" },
      { path: "^lib/.*[/-]apis?\\.ts$" },
    ),
    forbid(
      "records-change-by-the-history",
      "What writes a record is called by the history, which leaves a version. The other modules read records, or leave the versions themselves.",
      {
        pathNot: [
          "^prisma/|[/-]api\\.ts$|/(?:mutations|record-stores?)\\.ts$",
          "^lib/(?:core/entity/table-store|registry/.*|sheets/import)\\.ts$",
          "^lib/tours/(?:update-tours|.*/(?:update-copies|place-handlers))\\.ts$",
        ],
      },
      { path: `^lib/(?:${RECORDS})/mutations\\.ts$|/record-stores?\\.ts$`, pathNot: "^lib/core/entity/" },
    ),
    forbid(
      "content-changes-in-the-history",
      "A transaction that changes content is begun by the history, by a create under its key, or for what has no history.",
      {
        pathNot:
          "^lib/(?:(?:core|registry)/history/|(?:core/api/idempotency|registry/demo-content/remove|home/kept-pictures|(?:rates|requests/pass)/mutations|tours/(?:order|days/mutations|pickup-areas/api|.*/place-handlers))\\.ts$)",
      },
      { path: "^lib/core/content/change-content\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "root-of-core-at-the-bottom",
      "db, env, errors, log and their like are under everything; format names the languages, db notes what a render read.",
      { path: "^lib/core/[^/]+$" },
      { path: "^lib/core/[^/]+/", pathNot: "^lib/core/(?:i18n/languages|content/dependencies)\\.ts$" },
    ),
    forbid(
      "middleware-is-light",
      "It runs before every page without a language and reaches no server module, however far.",
      { path: "^middleware\\.ts$" },
      { path: "node_modules/server-only/|^lib/core/(?:db|env)\\.ts$|^prisma/", reachable: true },
    ),
    forbid(
      "middleware-imports",
      "The middleware imports these few rules alone.",
      { path: "^middleware\\.ts$" },
      {
        path: "^(?:lib|components|server|prisma)/",
        pathNot: "^lib/core/(?:i18n/(?:language-redirect|languages)|auth/(?:return-path|cookie))\\.ts$",
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
