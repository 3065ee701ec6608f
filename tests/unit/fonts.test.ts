import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import preloaded from "@/components/site/layout/font-files.json";
import { alphabets, languages } from "@/lib/core/i18n/languages";

interface Face {
  file: string;
  holds(point: number): boolean;
}

const faces = [...readFileSync("app/fonts.css", "utf8").matchAll(/@font-face \{[^}]*\}/g)].map(
  ([rule]): Face => {
    const [, file = ""] = /url\("([^"]+)"\)/.exec(rule) ?? [];
    const [, list = ""] = /unicode-range:\s*([^;]+);/.exec(rule) ?? [];
    const ranges = list.split(",").map((each) => {
      const [first = 0, last = first] = each
        .trim()
        .slice(2)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return { first, last };
    });
    return { file, holds: (point) => ranges.some(({ first, last }) => point >= first && point <= last) };
  },
);

function filesFor(text: string): string[] {
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  return faces.filter(({ holds }) => points.some(holds)).map(({ file }) => path.basename(file));
}

const latin = path.basename(preloaded.latin);

describe("fonts", () => {
  //
  it("the site's own words need the preloaded files of their language alone", () => {
    const messages = (name: string) => readFileSync(`messages/${name}.json`, "utf8");
    const all = (name: string) => messages(name) + messages(`booking/${name}`);
    for (const language of languages) {
      const files = alphabets[language].map((alphabet) => path.basename(preloaded[alphabet]));
      expect(filesFor(all(language))).toEqual(files);
    }
    expect(filesFor(messages("admin"))).toEqual([latin]);
  });

  it.each([
    ["prices", "Rp 1.490.000 THB 1,490 −15%", latin],
    ["accents of places", "Phi Phi, café, Türkiye, Curaçao, Malmö, 4½", latin],
    ["other accents", "À la carte, Østerbro, España, €", "latin-rest"],
    ["the east of Europe", "Łódź, Beyoğlu, Şişli, Đà, ₽", "latin-ext"],
    ["Ukrainian and Serbian", "Київ, Њ", "cyrillic-rest"],
  ])("%s are in a file", (_, text, name) => {
    expect(filesFor(text).join()).toContain(name);
  });

  it("the signs of an approximate price need no file", () => {
    expect(filesFor("≈₽")).toEqual([]);
  });

  //
  it("a letter is in one file alone", () => {
    for (let point = 0; point < 0x3000; point += 1) {
      expect(faces.filter(({ holds }) => holds(point)).length, String.fromCodePoint(point)).toBeLessThan(2);
    }
  });

  it("each file is named after its content, because browsers keep it for a year", () => {
    const named = readdirSync("public/fonts").filter((name) => name.endsWith(".woff2"));
    expect(named.toSorted()).toEqual(faces.map(({ file }) => path.basename(file)).toSorted());
    for (const name of named) {
      const hash = createHash("sha256")
        .update(readFileSync(`public/fonts/${name}`))
        .digest("hex");
      expect(name).toContain(`-${hash.slice(0, 8)}-`);
    }
  });

  it("what is preloaded arrives with the first bytes of a connection", () => {
    const bytes = (file: string) => statSync(`public${file}`).size;
    expect(bytes(preloaded.latin)).toBeLessThan(14_000);
    expect(bytes(preloaded.cyrillic)).toBeLessThan(14_000);
  });
});
