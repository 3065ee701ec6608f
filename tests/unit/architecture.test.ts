import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "@/lib/i18n/languages";

const root = resolve(import.meta.dirname, "../..");

interface SourceFile {
  path: string;
  code: string;
  imports: string[];
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (path === join("prisma", "client")) return [];
    return statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path];
  });
}

/** The project's path that an import names, or the package's name. */
function target(from: string, specifier: string): string {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  return specifier.startsWith(".") ? relative(root, resolve(root, dirname(from), specifier)) : specifier;
}

function read(path: string): SourceFile {
  const code = readFileSync(join(root, path), "utf8");
  const specifiers = code.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g);
  return { path, code, imports: [...specifiers].map(([, specifier = ""]) => target(path, specifier)) };
}

const folders = ["app", "components", "lib", "prisma", "server"];
const files = [...folders.flatMap(filesBelow), "middleware.ts"]
  .filter((path) => /\.tsx?$/.test(path))
  .map(read);
const below = (...names: string[]) =>
  files.filter(({ path }) => names.some((name) => path.startsWith(`${name}/`)));

/** Every import of `sources` whose target matches, as `file -> target`. */
function importsMatching(sources: SourceFile[], forbidden: RegExp, allowed?: RegExp): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter((each) => forbidden.test(each) && !allowed?.test(each))
      .map((each) => `${path} -> ${each}`),
  );
}

/** Files whose code, without comments, matches. */
function filesWith(pattern: RegExp, owners: RegExp, sources = files): string[] {
  return sources
    .filter(({ path }) => !owners.test(path))
    .filter(({ code }) => pattern.test(code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")))
    .map(({ path }) => path);
}

it("finds the sources", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(300);
});

describe("imports go one way: app -> components -> lib -> prisma", () => {
  it("nothing imports app", () => {
    expect(importsMatching(files, /^app\//, /^app\/(?:globals|site|back-office)\.css$/)).toEqual([]);
  });
  it("lib and prisma import no components", () => {
    expect(importsMatching(below("lib", "prisma", "server"), /^components\//)).toEqual([]);
  });
  it("the folders of lib do not import each other in circles", () => {
    const folderOf = (path: string) => /^lib\/[^/]+(?=\/)/.exec(path)?.[0];
    const edges = below("lib").flatMap(({ path, imports }) =>
      imports.map((each) => ({ from: folderOf(path), to: folderOf(each) })),
    );
    const importedBy = (folder: string) =>
      edges.flatMap(({ from, to }) => (from === folder && to !== undefined && to !== folder ? [to] : []));
    const reachedFrom = (start: string) => {
      const reached = new Set<string>();
      const visit = (folder: string) => {
        for (const each of importedBy(folder)) {
          if (reached.has(each)) continue;
          reached.add(each);
          visit(each);
        }
      };
      visit(start);
      return reached;
    };
    const folders = [...new Set(edges.flatMap(({ from }) => from ?? []))];
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.filter((folder) => reachedFrom(folder).has(folder))).toEqual([]);
  });
  it("only the server and its commands import server", () => {
    expect(importsMatching(below("app", "components", "lib", "prisma"), /^server\//)).toEqual([]);
  });
  it("the middleware is free of server modules", () => {
    const middleware = files.filter(({ path }) => path === "middleware.ts");
    expect(
      importsMatching(
        middleware,
        /^lib\//,
        /^lib\/(?:i18n\/(?:language-redirect|languages)|auth\/(?:return-path|cookie))$/,
      ),
    ).toEqual([]);
  });
});

describe("server modules", () => {
  const serverModule =
    /(?:^lib\/db$|\/(?:queries|mutations)$|^lib\/auth\/(?:request-)?session|^lib\/api\/endpoint$|^prisma\/)/;

  it("components ask nobody: no Prisma, queries or mutations", () => {
    expect(importsMatching(below("components"), serverModule)).toEqual([]);
  });
  it("server modules say that they are", () => {
    const modules = below("lib").filter(({ path }) => serverModule.test(path.replace(/\.tsx?$/, "")));
    expect(modules.length).toBeGreaterThanOrEqual(5);
    expect(
      modules.filter(({ code }) => !/^import "server-only";/.test(code)).map(({ path }) => path),
    ).toEqual([]);
  });
  it("client leaves import no server module", () => {
    const leaves = files.filter(({ code }) => code.startsWith('"use client"'));
    expect(leaves.length).toBeGreaterThan(10);
    const modules = files
      .filter(({ code }) => /^import "server-only";/m.test(code))
      .map(({ path }) => path.replace(/\.tsx?$/, ""));
    const found = leaves.flatMap(({ path, imports }) =>
      imports.filter((each) => modules.includes(each)).map((each) => `${path} -> ${each}`),
    );
    expect(found).toEqual([]);
  });
  it("domains do not import each other's insides", () => {
    const domains = ["tours", "promos", "blogs", "seo", "booking"];
    for (const domain of domains) {
      const others = domains.filter((each) => each !== domain).join("|");
      const shared = /^lib\/(?:tours\/kinds|booking\/chat-link|seo\/(?:metadata|schema))$/;
      expect(importsMatching(below(`lib/${domain}`), new RegExp(`^lib/(?:${others})/`), shared)).toEqual([]);
    }
  });
});

describe("single owners", () => {
  it("fetch", () => {
    expect(
      filesWith(
        /\bfetch\(/,
        /^(?:lib\/api\/client\.ts|server\/http\/visitor-country\.ts|server\/indexnow\/announce-changes\.ts)$/,
      ),
    ).toEqual([]);
  });
  it("process.env", () => {
    expect(filesWith(/process\.env/, /^(?:lib\/env\.ts|server\/.*)$/)).toEqual([]);
  });
  it("files: what answers requests writes none, for an image's site may not", () => {
    const answering = files.filter(({ path }) =>
      /^server\/(?:(?:site-server|router)\.ts|http\/|page-cache\/)/.test(path),
    );
    expect(answering.length).toBeGreaterThan(15);
    expect(filesWith(/\b(?:writeFile|appendFile|mkdir|createWriteStream|rename)/, /^$/, answering)).toEqual(
      [],
    );
  });
  it("web storage", () => {
    expect(filesWith(/\b(?:local|session)Storage\b/, /^lib\/browser\/web-storage\.ts$/)).toEqual([]);
  });
  it("the list of languages", () => {
    expect(filesWith(/\[\s*"(?:id|en|ru)",\s*"(?:id|en|ru)"/, /^lib\/i18n\/languages\.ts$/)).toEqual([]);
  });
  it("the numbers of the tour types", () => {
    const compared = /tour_type\s*(?:===|!==|==|:)\s*[123]\b/;
    expect(filesWith(compared, /^lib\/tours\/kinds\.ts$/, below("app", "components", "lib"))).toEqual([]);
  });
});

describe("names", () => {
  it("no drawers: barrels, utils, misc, helpers, types", () => {
    const drawer = /^(?:index|utils?|misc|helpers?|types)\.tsx?$/;
    expect(files.filter(({ path }) => drawer.test(basename(path))).map(({ path }) => path)).toEqual([]);
  });
  it("kebab-case, but for the names that Next gives", () => {
    const odd = files
      .map(({ path }) => basename(path))
      .filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.d)?\.tsx?$/.test(name));
    expect(odd).toEqual([]);
  });
  it("no file silences the compiler or the linter", () => {
    expect(filesWith(/@ts-(?:ignore|nocheck|expect-error)|biome-ignore|\bas any\b/, /^$/)).toEqual([]);
  });
  it("no tabular figures: the font's stand apart, as in 1 1:15", () => {
    expect(filesWith(/\btabular-nums\b/, /^$/)).toEqual([]);
  });
});

describe("words", () => {
  type Node = string | { [key: string]: Node } | Node[];
  const flat = (node: Node, path = ""): [string, string][] =>
    typeof node === "string"
      ? [[path, node]]
      : Object.entries(node).flatMap(([key, value]) => flat(value, path ? `${path}.${key}` : key));
  const texts = Object.fromEntries(
    languages.map((language) => [
      language,
      flat(JSON.parse(readFileSync(join(root, `messages/${language}.json`), "utf8"))),
    ]),
  );

  it.each(languages)("%s has the keys of the others, and no empty text", (language) => {
    const keys = texts[language]?.map(([key]) => key).sort();
    expect(keys).toEqual(texts.en?.map(([key]) => key).sort());
    expect(texts[language]?.filter(([, text]) => !text.trim())).toEqual([]);
  });

  it.each(languages)("%s uses the same placeholders as English", (language) => {
    const names = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();
    const english = new Map(texts.en);
    const different = (texts[language] ?? []).filter(
      ([key, text]) => names(text).join() !== names(english.get(key) ?? "").join(),
    );
    expect(different).toEqual([]);
  });

  it("every Russian plural has one, few, many and other", () => {
    const plurals = (texts.ru ?? []).filter(([, text]) => /, plural,/.test(text));
    const forms = ["one", "few", "many", "other"];
    expect(
      plurals.filter(([, text]) => forms.some((form) => !new RegExp(`\\b${form} \\{`).test(text))),
    ).toEqual([]);
  });
});
