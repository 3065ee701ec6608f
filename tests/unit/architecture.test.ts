import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "@/lib/core/i18n/languages";

const root = resolve(import.meta.dirname, "../..");

interface SourceFile {
  path: string;
  code: string;
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (path === join("prisma", "client")) return [];
    return statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path];
  });
}

function read(path: string): SourceFile {
  return { path, code: readFileSync(join(root, path), "utf8") };
}

const folders = ["app", "components", "lib", "prisma", "server"];
const files = [...folders.flatMap(filesBelow), "middleware.ts"]
  .filter((path) => /\.tsx?$/.test(path))
  .map(read);
const below = (...names: string[]) =>
  files.filter(({ path }) => names.some((name) => path.startsWith(`${name}/`)));

/** Files whose code, without comments, matches. */
function filesWith(pattern: RegExp, owners: RegExp, sources = files): string[] {
  return sources
    .filter(({ path }) => !owners.test(path))
    .filter(({ code }) => pattern.test(code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")))
    .map(({ path }) => path);
}

it("finds the sources", () => {
  expect(files.length).toBeGreaterThan(100);
});

describe("single owners", () => {
  it("files: what answers requests writes none, for an image's site may not", () => {
    const answering = files.filter(({ path }) =>
      /^server\/(?:(?:site-server|router)\.ts|http\/|page-cache\/)/.test(path),
    );
    expect(answering.length).toBeGreaterThan(15);
    expect(filesWith(/\b(?:writeFile|appendFile|mkdir|createWriteStream|rename)/, /^$/, answering)).toEqual(
      [],
    );
  });
  //
  it("the list of languages", () => {
    // Passes of the first form hold positions in the list of that time, which follows no later list.
    expect(
      filesWith(
        /\[\s*"(?:id|en|ru)",\s*"(?:id|en|ru)"/,
        /^lib\/(?:core\/i18n\/languages|requests\/pass\/trip-pass)\.ts$/,
      ),
    ).toEqual([]);
  });
  //
  it("the numbers of the tour types", () => {
    const compared = /tour_type\s*(?:===|!==|==|:)\s*[123]\b/;
    expect(filesWith(compared, /^lib\/tours\/kinds\.ts$/, below("app", "components", "lib"))).toEqual([]);
  });
});

describe("checks", () => {
  it("no file silences the compiler or the linter", () => {
    expect(filesWith(/@ts-(?:ignore|nocheck|expect-error)|biome-ignore|\bas any\b/, /^$/)).toEqual([]);
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
      [language, `booking/${language}`].flatMap((name) =>
        flat(JSON.parse(readFileSync(join(root, `messages/${name}.json`), "utf8")), name.slice(0, -3)),
      ),
    ]),
  );

  //
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

  it.each(languages)("every plural of %s has the forms of its language", (language) => {
    const plurals = (texts[language] ?? []).filter(([, text]) => /, plural,/.test(text));
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    expect(
      plurals.filter(([, text]) => forms.some((form) => !new RegExp(`\\b${form} \\{`).test(text))),
    ).toEqual([]);
  });
});
