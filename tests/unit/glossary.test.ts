import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { languages } from "@/lib/core/i18n/languages";
import { demoContent } from "../setup/demo-content";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Row {
  use: string;
  not: { variant: string; pattern: RegExp }[];
}

interface Glossary {
  rows: Row[];
  allowed: RegExp[];
}

const spelling = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(parse(read("prisma/demo/spelling.yaml")));

/** Parses the tables of a glossary, in the format that docs/glossary/README.md describes. */
function parseGlossary(markdown: string): Glossary {
  const glossary: Glossary = { rows: [], allowed: [] };
  let header = "";
  for (const line of markdown.split("\n")) {
    const cells = line.startsWith("|") ? line.split("|").slice(1, -1) : [];
    const [first = "", second = ""] = cells.map((cell) => cell.trim());
    if (cells.length === 0) header = "";
    else if (header === "") header = cells.map((cell) => cell.trim()).join("|");
    else if (/^-+$/.test(first)) continue;
    else if (header === "Use|Not|Note") glossary.rows.push({ use: first, not: refused(second) });
    else if (header === "Allowed|Because") glossary.allowed.push(pattern(first, "gu"));
  }
  return glossary;
}

function refused(cell: string) {
  const variants = cell.split(";").flatMap((variant) => variant.trim() || []);
  return variants.map((variant) => ({ variant, pattern: pattern(variant, "u") }));
}

/** Small Latin and Cyrillic letters and figures. `\p{L}` finds the same in these texts and takes 50 times as long to compile. */
const letter = "[\\da-z\\u00df-\\u024f\\u0400-\\u04ff]";

/** Makes a pattern that finds a whole word or phrase in a text of small letters. `*` at its end is any ending, `#` is a figure. */
function pattern(variant: string, flags: string): RegExp {
  const words = variant
    .toLowerCase()
    .replace(/\*$/, "")
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const spaced = words.replace(/\s+/g, "\\s+").replace("#", "\\d(?:[\\d.,–/\\s]*\\d)?");
  const end = variant.endsWith("*") ? `${letter}*` : "";
  return new RegExp(`(?<!${letter})${spaced}${end}(?!${letter})`, flags);
}

function refusals({ rows, allowed }: Glossary, text: string): string[] {
  const plain = allowed.reduce((rest, phrase) => rest.replace(phrase, "…"), text.toLowerCase());
  return rows.flatMap(({ use, not }) =>
    not.flatMap(({ variant, pattern }) => {
      const at = plain.search(pattern);
      return at < 0 ? [] : `"${variant}" instead of "${use}": ${plain.slice(Math.max(0, at - 60), at + 100)}`;
    }),
  );
}

function strings(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(strings) : [];
}

/** Collects the texts under the key of a language, at any depth. */
function inLanguage(language: string, node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  if (Object.hasOwn(node, language)) return strings(Object.entries(node).find(([key]) => key === language));
  return Object.values(node).flatMap((value) => inLanguage(language, value));
}

/** Reads the parts of the printed documents that are in one language. */
function printed(language: string): string[] {
  const folder = join(root, "scripts/documents");
  const documents = readdirSync(folder).filter((file) => file.endsWith(".html"));
  return documents.flatMap((file) => {
    const html = readFileSync(join(folder, file), "utf8");
    const parts = [...html.matchAll(/<(section|div) lang="(\w\w)">(.*?)<\/\1>/gs)];
    if (parts.length === 0) return html.includes(`<html lang="${language}">`) ? [html] : [];
    return parts.filter(([, , lang]) => lang === language).map(([, , , part = ""]) => part);
  });
}

const words = (html: string) => html.replace(/<[^>]+>/g, " ");
const stringsOf = (name: string) => strings(JSON.parse(read(`messages/${name}.json`)));

function siteTexts(language: string): string[] {
  const messages = [...stringsOf(language), ...stringsOf(`booking/${language}`)];
  const demo = inLanguage(language, demoContent);
  return [...messages, ...demo, ...printed(language)].map(words);
}

describe("the format", () => {
  const glossary = parseGlossary(`
| Use | Not | Note |
|---|---|---|
| лонгтейл | лодк* с хвостом; длиннохвост* | |
| бат | батт | money |
| USD 60 | # dollars | |

| Allowed | Because |
|---|---|
| батт Иваныч | a name |

| Word | Meaning |
|---|---|
| лодка | батт |
`);

  it("reads its own tables and no others", () => {
    expect(glossary.rows.map(({ use }) => use)).toEqual(["лонгтейл", "бат", "USD 60"]);
    expect(glossary.allowed).toHaveLength(1);
  });

  it.each([
    ["Длиннохвостую лодку", 1],
    ["длиннохвост", 1],
    ["сто батт", 1],
    ["батт\u00a0— это", 1],
    ["баттерфляй", 0],
    ["арбатт", 0],
    ["Батт  Иваныч", 0],
    ["бат", 0],
    ["about 1,200 dollars", 1],
    ["a few dollars", 0],
  ])("%s: %d", (text, count) => {
    expect(refusals(glossary, text)).toHaveLength(count);
  });
});

const names = [...languages, "admin"];

describe.each(names)("the glossary %s", (name) => {
  const { rows, allowed } = parseGlossary(read(`docs/glossary/${name}.md`));
  const spelt = Object.entries(spelling[name] ?? {}).map(([use, not]) => ({ use, not: refused(not) }));
  const glossary = { rows: [...rows, ...spelt], allowed };
  const texts = name === "admin" ? stringsOf(name).map(words) : siteTexts(name);

  it("refuses something, and nothing that it tells to use", () => {
    expect(glossary.rows.flatMap(({ not }) => not).length).toBeGreaterThan(10);
    expect(glossary.rows.filter(({ use }) => !use)).toEqual([]);
    expect(glossary.rows.flatMap(({ use }) => refusals(glossary, use))).toEqual([]);
  });

  //
  it("holds in every text", () => {
    expect(texts.length).toBeGreaterThan(300);
    expect([...new Set(texts)].flatMap((text) => refusals(glossary, text))).toEqual([]);
  });
});
