/**
 * Cuts the web fonts out of Onest (`@fontsource-variable/onest`). Each alphabet has a preloaded file with the common letters, and
 * a file with the rare letters, which a browser fetches for a text with such a letter. Writes the files, `app/fonts.css` and
 * `components/site/layout/font-files.json`. Run the script by hand after a change of the list below or of the package:
 * `npx tsx scripts/fonts.ts`.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source = "node_modules/@fontsource-variable/onest";
const target = "public/fonts";

/** The weights that the pages use. The family's ends, thin and black, are a third of its bytes. */
const weights = { min: 400, max: 700 };

/** Kerning and marks. Onest's alternative letters and fractions are drawn nowhere. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl"];

const between = (first: string, last: string) => {
  const start = first.codePointAt(0) ?? 0;
  const length = (last.codePointAt(0) ?? 0) - start + 1;
  return String.fromCodePoint(...Array.from({ length }, (_, place) => start + place));
};

/** Letters, digits and punctuation of the three languages, and the accents that names of places here have. */
const common = {
  latin: `${between(" ", "~")}\u00a0©«°·»½×çéöü–—‘’“”•…−`,
  cyrillic: `${between("А", "я")}Ёё№`,
};

/** The sign of the ruble comes from the visitor's system: a font file with the sign would add 16 KB to every page in Russian. */
const ofSystem = "₽";

/** Control characters and other invisible ones: no reason to fetch a file. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** The later a face stands, the fewer the letters that are left for it: a letter is in one file alone. */
const faces = [
  { name: "latin", from: "latin", letters: common.latin },
  { name: "cyrillic", from: "cyrillic", letters: common.cyrillic },
  { name: "latin-rest", from: "latin" },
  { name: "latin-ext", from: "latin-ext" },
  { name: "cyrillic-rest", from: "cyrillic" },
];

function pointsOf(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, place) => first + place);
  });
}

function rangeOf(points: number[]): string {
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, "0");
  const runs: { first: number; last: number }[] = [];
  for (const point of points.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && point === run.last + 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  return runs.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}

const ranges: Record<string, string> = JSON.parse(await readFile(`${source}/unicode.json`, "utf8"));
const { version } = JSON.parse(await readFile(`${source}/package.json`, "utf8"));

for (const name of await readdir(target)) {
  if (name.endsWith(".woff2")) await rm(`${target}/${name}`);
}

const taken = new Set<number>();
const rules: string[] = [];
const preloaded: Record<string, string> = {};
for (const { name, from, letters } of faces) {
  const points = letters
    ? [...letters].map((letter) => letter.codePointAt(0) ?? 0)
    : pointsOf(ranges[from] ?? "");
  const own = points.filter((point) => {
    const letter = String.fromCodePoint(point);
    return !taken.has(point) && !invisible.test(letter) && letter !== ofSystem;
  });
  for (const point of own) taken.add(point);
  const options = {
    targetFormat: "woff2" as const,
    variationAxes: { wght: weights },
    keepFeatures: features,
  };
  const whole = await readFile(`${source}/files/onest-${from}-wght-normal.woff2`);
  const font = await subsetFont(whole, String.fromCodePoint(...own), options);
  // The hash is part of the name, because browsers keep a font for a year.
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  const file = `onest-${version}-${hash}-${name}.woff2`;
  await writeFile(`${target}/${file}`, font);
  if (letters) preloaded[name] = `/fonts/${file}`;
  rules.push(
    `@font-face {
  font-family: "Onest";
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  font-display: optional;
  src: url("/fonts/${file}") format("woff2");
  unicode-range: ${rangeOf(own)};
}`,
  );
  console.info(`${file}: ${font.length} bytes`);
}

await writeFile("app/fonts.css", `/* Written by scripts/fonts.ts. */\n${rules.join("\n")}\n`);
await writeFile("components/site/layout/font-files.json", `${JSON.stringify(preloaded, null, 2)}\n`);
