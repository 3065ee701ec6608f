import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { kindPaths } from "@/lib/tours/kinds";
import { readDemoContent } from "@/prisma/demo-content";

const pictures = join(import.meta.dirname, "../../prisma/demo/pictures");
const { tours: allTours, promos, blogs } = readDemoContent();
const tours = kindPaths.flatMap((kind) => allTours[kind]);

/** Every text of a record, with the way to it. */
function texts(node: unknown, path: string): { path: string; text: Record<string, string> }[] {
  if (typeof node !== "object" || node === null) return [];
  if ("en" in node && "id" in node && "ru" in node) return [{ path, text: node as Record<string, string> }];
  return Object.entries(node).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

it("has as much of everything as was promised", () => {
  expect(allTours.tours.length).toBeGreaterThanOrEqual(26);
  expect(allTours["international-tours"].length).toBeGreaterThanOrEqual(13);
  expect(allTours["domestic-tours"].length).toBeGreaterThanOrEqual(13);
  expect(promos).toHaveLength(6);
  expect(promos.filter(({ ends_in_days }) => ends_in_days < 0)).toHaveLength(1);
  expect(blogs).toHaveLength(12);
  expect(blogs.filter(({ posted_in_days }) => posted_in_days > 0)).toHaveLength(1);
});

describe("every text", () => {
  const all = [...tours, ...promos, ...blogs].flatMap((record, index) => texts(record, String(index)));
  it("is there in three languages, Russian in Cyrillic", () => {
    expect(all.length).toBeGreaterThan(2_000);
    const missing = all.filter(({ text }) => Object.values(text).some((each) => !each.trim()));
    expect(missing).toEqual([]);
    const latin = all.filter(({ text }) => /[a-z]{4}/i.test(text.en ?? "") && !/[а-яё]/i.test(text.ru ?? ""));
    expect(latin).toEqual([]);
  });
});

describe("tours", () => {
  it("have a code and a cover of their own and six pictures or more", () => {
    const codes = tours.map(({ code }) => code);
    const covers = tours.map(({ images }) => images[0]);
    expect(new Set(codes).size).toBe(tours.length);
    expect(new Set(covers).size).toBe(tours.length);
    for (const { code, images } of tours) {
      expect(new Set(images).size, code).toBeGreaterThanOrEqual(6);
    }
  });

  it("cost what their first lines say, and once more", () => {
    for (const { code, starting_price, original_price, prices } of tours) {
      if (starting_price === null) expect(prices, code).toEqual([]);
      else expect(starting_price, code).toBeGreaterThan(0);
      if (original_price !== null) expect(original_price, code).toBeGreaterThan(starting_price ?? 0);
    }
  });

  it("are found by the site's chips", () => {
    const names = allTours.tours.map(({ name }) => name.en.toLowerCase());
    for (const word of ["phi phi", "james bond", "rental", "similan", "elephant", "guide", "zipline"]) {
      expect(
        names.some((name) => name.includes(word)),
        word,
      ).toBe(true);
    }
  });
});

describe("pictures", () => {
  const used = [
    ...tours.flatMap(({ images }) => images),
    ...promos.map(({ image }) => image),
    ...blogs.map(({ image }) => image),
  ];
  it("are all drawn, from sixty scenes or more", () => {
    const files = [...new Set(used)];
    expect(files.filter((file) => !existsSync(join(pictures, file)))).toEqual([]);
    expect(readdirSync(pictures).filter((file) => !used.includes(file))).toEqual([]);
    expect(new Set(used.map((name) => name.replace(/-\w+\.webp$/, ""))).size).toBeGreaterThanOrEqual(60);
  });

  it("are small enough to come with the project", () => {
    const bytes = readdirSync(pictures).reduce((sum, file) => sum + statSync(join(pictures, file)).size, 0);
    expect(bytes).toBeLessThan(15_000_000);
  });
});

describe("a file that is not as it should be", () => {
  const tour = "tours/01-phi-phi-islands-maya-bay.yaml";
  let dir = "";
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "ombak-demo-"));
    cpSync(join(import.meta.dirname, "../../prisma/demo"), dir, {
      recursive: true,
      filter: (file) => !file.endsWith(".webp"),
    });
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it.each([
    [
      "a shared text that is not there",
      /fares\.adult$/m,
      "fares.adlt",
      /prices\.0\.service_type: .*fares\.adlt/,
    ],
    ["a text without English", / {2}en: 1 day .*\n/, "", /duration/],
    ["a misspelt key", /^starting_price:/m, "starting_prise:", /starting_prise/],
    ["a price below nothing", /^starting_price: \d+/m, "starting_price: -1", /starting_price/],
    ["a word where a number belongs", /^rate: .*/m, "rate: high", /rate/],
    ["a value that the API refuses", /^currency: THB/m, `currency: ${"x".repeat(30)}`, /currency/],
    ["no YAML", /^name:/m, "name: [", /not valid YAML/],
  ])("is named with the place: %s", (_, before, after, expected) => {
    const text = readFileSync(join(dir, tour), "utf8");
    expect(text).toMatch(before);
    writeFileSync(join(dir, tour), text.replace(before, after));
    const read = () => readDemoContent(pathToFileURL(`${dir}/`));
    expect(read).toThrow(tour);
    expect(read).toThrow(expected);
  });
});
