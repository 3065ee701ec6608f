import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cruise, type CruisedModule, cruise, cruiseSources } from "../setup/imported-modules";

const root = path.resolve(import.meta.dirname, "../..");
const { USES }: { USES: Record<string, string[]> } = await import(
  path.join(root, "tests/checks/import-rules.mjs")
);

const list = ({ summary }: Cruise) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);

/** Whether a module imports, itself or by others that come with it, what is marked `server-only`. Types come with nothing. */
function reachesServer({ modules }: Cruise, start: CruisedModule): boolean {
  const reached = new Set(start.dependencies.map(({ resolved }) => resolved));
  for (const each of reached) {
    const { dependencies = [] } = modules.find(({ source }) => source === each) ?? {};
    for (const { resolved, dependencyTypes } of dependencies) {
      if (!dependencyTypes.includes("type-only")) reached.add(resolved);
    }
  }
  return [...reached].some((each) => each.includes("node_modules/server-only/"));
}

describe("the sources", () => {
  let found: Cruise;
  beforeAll(() => {
    found = cruiseSources();
  }, 300_000);

  it("are all seen", () => {
    expect(found.modules.length).toBeGreaterThan(400);
    expect(found.modules.flatMap(({ dependencies }) => dependencies).length).toBeGreaterThan(2000);
  });
  //
  it("keep every rule", () => {
    expect(list(found)).toEqual([]);
  });
  it("bring no server module to the browser, however far a client component's imports go", () => {
    // Where the client begins is a line of the file, which no rule about paths sees.
    const leaves = found.modules.filter(
      ({ source }) =>
        /^(?:app|components)\/.*\.tsx?$/.test(source) &&
        readFileSync(path.join(root, source), "utf8").startsWith('"use client"'),
    );
    expect(leaves.length).toBeGreaterThan(10);
    expect(leaves.filter((leaf) => reachesServer(found, leaf)).map(({ source }) => source)).toEqual([]);
  });
  it("of the server are told apart", () => {
    const queries = found.modules.filter(({ source }) => source === "lib/tours/queries.ts");
    expect(queries.map((each) => reachesServer(found, each))).toEqual([true]);
  });
});

type Violation = [rule: string, from: string, to: string, files: Record<string, string>];

/** A file that imports one which a rule keeps from it, by its plain address if no source is given. */
const see = (rule: string, from: string, to: string, source?: string): Violation => {
  const imported = source ?? `import "@/${to.replace(/\.\w+$/, "")}";`;
  return [rule, from, to, { [from]: imported, [to]: "" }];
};

/** A violation of each rule: the two ends as they are to be reported, and the files that make it. */
const violations: Violation[] = [
  [
    "file-cycle",
    "lib/core/content/a.ts",
    "lib/core/content/b.ts",
    {
      "lib/core/content/a.ts": 'import "./b";',
      "lib/core/content/b.ts": 'import type { A } from "@/lib/core/content/a";',
    },
  ],
  [
    "folder-cycle",
    "components/admin/form/parts",
    "components/admin/table",
    {
      "components/admin/form/parts/cycle.ts": 'import "@/components/admin/table/one";',
      "components/admin/table/one.ts": "",
      "components/admin/table/two.ts": 'import "@/components/admin/form/parts/other";',
      "components/admin/form/parts/other.ts": "",
    },
  ],
  ["unresolved", "lib/core/content/lost.ts", "./gone", { "lib/core/content/lost.ts": 'import "./gone";' }],
  see("nothing-imports-app", "components/site/home/page.tsx", "app/page.tsx"),
  see(
    "components-at-the-top",
    "lib/tours/drawn.ts",
    "components/site/tours/card.tsx",
    'export { Card } from "@/components/site/tours/card";',
  ),
  see(
    "public-apart-from-admin",
    "components/site/tours/edit.tsx",
    "components/admin/bar.tsx",
    'import "../../admin/bar";',
  ),
  see("ui-knows-no-feature", "components/ui/price.tsx", "lib/tours/price.ts"),
  [
    "components-ask-nobody",
    "components/site/tours/list.tsx",
    "lib/tours/queries.ts",
    {
      "components/site/tours/list.tsx": 'const load = () => import("@/lib/tours/queries");',
      "lib/tours/queries.ts": 'import "server-only";',
    },
  ],
  see("server-apart", "lib/core/storage/clock.ts", "server/clock.ts", 'import "../../../server/clock";'),
  see(
    "runtime-door",
    "components/site/tours/mark.tsx",
    "server/in-next/page-render.ts",
    'import { slotPlaceholder } from "@/server/in-next/page-render";',
  ),
  see("definition-of-pages", "components/page/cached.tsx", "server/page-cache/page-cache.ts"),
  see(
    "in-next-is-bundled",
    "server/in-next/slot.tsx",
    "server/page-cache/templates.ts",
    'import "../page-cache/templates";',
  ),
  see(
    "pages-are-declared",
    "app/[lang]/guides/page.tsx",
    "components/site/layout/page-frame.tsx",
    'import { PageFrame } from "@/components/site/layout/page-frame";',
  ),
  see(
    "core-knows-no-feature",
    "lib/core/api/tours.ts",
    "lib/tours/kinds.ts",
    'import type { Kind } from "@/lib/tours/kinds";',
  ),
  see("registry-above-features", "lib/promos/listed.ts", "lib/registry/entities.ts"),
  ...Object.keys(USES).map((feature) => {
    const source = 'import "../drawer/things";';
    return see(`uses-of-${feature}`, `lib/${feature}/things.ts`, "lib/drawer/things.ts", source);
  }),
  see(
    "uses-of-other-features",
    "lib/drawer/prices.ts",
    "lib/promos/rows.ts",
    'import { rows } from "@/lib/promos/rows";',
  ),
  see(
    "operations-at-the-top",
    "lib/registry/dashboard/rates.ts",
    "lib/rates/api.ts",
    'import "../../rates/api";',
  ),
  see(
    "records-change-by-the-history",
    "lib/sheets/compare.ts",
    "lib/tours/mutations.ts",
    'import "../tours/mutations";',
  ),
  see(
    "content-changes-in-the-history",
    "lib/sheets/import.ts",
    "lib/core/content/change-content.ts",
    'import "../tours/mutations"; import "../core/content/change-content";',
  ),
  see(
    "root-of-core-at-the-bottom",
    "lib/core/log.ts",
    "lib/core/monitoring/metrics.ts",
    'import "./monitoring/metrics";',
  ),
  [
    "middleware-is-light",
    "middleware.ts",
    "lib/core/env.ts",
    {
      "middleware.ts": 'import "@/lib/core/auth/cookie"; import "@/lib/core/auth/accounts";',
      "lib/core/auth/cookie.ts": 'import "@/lib/core/env";',
      "lib/core/auth/accounts.ts": "",
      "lib/core/env.ts": "",
    },
  ],
  ["middleware-imports", "middleware.ts", "lib/core/auth/accounts.ts", {}],
  [
    "no-package-of-development",
    "server/bench.ts",
    "node_modules/autocannon/index.js",
    {
      "server/bench.ts": 'import "autocannon";',
      "package.json":
        '{ "name": "fixture", "devDependencies": { "autocannon": "1.0.0" }, "dependencies": { "server-only": "1.0.0" } }',
      "node_modules/autocannon/index.js": "",
      "node_modules/server-only/index.js": "",
    },
  ],
  [
    "server-modules-say-so",
    "lib/promos/mutations.ts",
    "lib/promos/mutations.ts",
    { "lib/promos/mutations.ts": "" },
  ],
];

/** Further violations of rules with several cases. A folder of lib that no rule names is a feature. */
const further: Violation[] = [
  see("core-knows-no-feature", "lib/core/content/sums.ts", "lib/registry/entities.ts"),
  see(
    "core-knows-no-feature",
    "lib/core/content/things.ts",
    "lib/drawer/things.ts",
    'import "../../drawer/things";',
  ),
  see(
    "registry-above-features",
    "lib/drawer/sums.ts",
    "lib/registry/entities.ts",
    'import "../registry/entities";',
  ),
  see("uses-of-blogs", "lib/blogs/related.ts", "lib/tours/rows.ts", 'import { rows } from "../tours/rows";'),
  see("ui-knows-no-feature", "components/ui/drawer.tsx", "lib/drawer/things.ts"),
];

describe("each rule of imports", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "ombak-imports-"));
  let found: string[] = [];
  beforeAll(() => {
    const paths = { compilerOptions: { paths: { "@/*": ["./*"] } } };
    const files = Object.assign(
      { "tsconfig.json": JSON.stringify(paths) },
      ...[...violations, ...further].map(([, , , each]) => each),
    );
    for (const [name, source] of Object.entries<string>(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), source);
    }
    found = list(cruise(folder, ["app", "components", "lib", "server", "middleware.ts"]));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  //
  it.each([...violations, ...further])("%s sees %s -> %s", (rule, from, to) => {
    expect(found).toContain(`${rule}: ${from} -> ${to}`);
  });
  it("has its violation here", async () => {
    const { default: config } = await import(path.join(root, "tests/checks/import-rules.mjs"));
    const rules: { name: string }[] = [...config.forbidden, ...config.required];
    expect(violations.map(([rule]) => rule)).toEqual(rules.map(({ name }) => name));
  });
});
