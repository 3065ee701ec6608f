import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { menuItems } from "@/components/admin/menu-items";
import { entityPagesOf } from "@/lib/core/entity/entity-page-names";
import type { ListWords } from "@/lib/core/i18n/admin-messages";
import { type FormEntity, records } from "@/lib/registry/entities";
import { kindPaths } from "@/lib/tours/kinds";

const root = resolve(import.meta.dirname, "../..");

function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder)).flatMap((entry) => {
    const path = join(folder, entry);
    if (statSync(join(root, path)).isDirectory()) return filesBelow(path, name);
    return name.test(entry) ? [path] : [];
  });
}

const read = (path: string) => readFileSync(join(root, path), "utf8");

/** A function of a page, from its name to its end. */
function functionOf(code: string, name: RegExp): string | undefined {
  return new RegExp(`export (?:default )?async function ${name.source}\\([\\s\\S]*?\\n}`).exec(code)?.[0];
}

const asksFirst = /\{\n {2}(?:const \w+ = )?await require(?:Admin|SessionOfPage)\((?:"\w+")?\);/;

type ListedEntity = FormEntity<ListWords>["name"];

/** The entity whose page is made by `listPage` or `formPages`, which ask for all their pages. */
function entityOf(code: string): ListedEntity | undefined {
  const [, name] =
    /^const pages? = (?:list|form)Pages?\("(\w+)"[\s\S]*^export default pages?\.Page;$/m.exec(code) ?? [];
  return name as ListedEntity | undefined;
}

it("the pages of an entity ask who is there before anything else", () => {
  const asking = /const (\w+) = async \(\{[^)]*\)[^=]* => \{\n {4}await requireAdmin\(permission\);/g;
  const made = [...read("components/admin/entity/entity-pages.tsx").matchAll(asking)].map(([, name]) => name);
  expect(made).toEqual(["renderList", "generateMetadata", "renderForm"]);
});

const pages = [...filesBelow("app/admin", /^page\.tsx$/), ...filesBelow("app/(preview)", /^page\.tsx$/)];
const isMade = (path: string) => entityOf(read(path)) !== undefined;

it.each(pages.filter(isMade))("%s has no page but that of its entity", (path) => {
  const exported = [...read(path).matchAll(/^export .*$/gm)].map(([line]) => line);
  const titles = /^export const (?:metadata|generateMetadata) = pages?\./;
  expect(exported.filter((line) => !titles.test(line))).toHaveLength(1);
});

describe.each(pages.filter((path) => !isMade(path)))("%s", (path) => {
  const code = read(path);
  //
  it("asks who is there before anything else", () => {
    expect(code).toContain('from "@/lib/core/auth/require-admin"');
    expect(functionOf(code, /\w*Page/)).toMatch(asksFirst);
  });
  it("tells strangers nothing in its title either", () => {
    const metadata = functionOf(code, /generateMetadata/);
    if (/generateMetadata/.test(code)) expect(metadata).toMatch(asksFirst);
  });
});

//
it("the back office has no page of another kind and no server action", () => {
  expect(filesBelow("app/admin", /^(?:page\.(?!tsx$)|default\.|route\.)/)).toEqual([]);
  const actions = [...filesBelow("app", /\.tsx?$/), ...filesBelow("components", /\.tsx?$/)].filter((path) =>
    /^\s*"use server"/m.test(read(path)),
  );
  expect(actions).toEqual([]);
});

describe("the page of a menu item", () => {
  const folderOf = (segment: string) => (kindPaths.some((kind) => kind === segment) ? "[kind]" : segment);

  //
  it.each(menuItems)(
    "asks for the permission by which the menu shows it: $href",
    ({ segment, permission }) => {
      const code = read(join("app/admin", folderOf(segment), "page.tsx"));
      const entity = entityOf(code);
      if (entity) return expect(entityPagesOf(records[entity]).permission ?? "readContent").toBe(permission);
      const page = functionOf(code, /\w*Page/);
      const asked = permission === "readContent" ? "requireAdmin()" : `requireAdmin("${permission}")`;
      expect(page).toContain(asked);
    },
  );
});
