import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { heroCuts, heroFile, heroSlides } from "../lib/core/pages/hero.ts";
import { cuts, galleryPictures, type HomePictureKey, homePictureFile } from "../lib/home/gallery.ts";

const positions = ["attention", "centre", "top", "bottom", "left", "right"];
const endings = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;
const quality = { avif: 50, webp: 74 };
const lowestQuality = 30;
/** Bytes of the largest hero picture that a phone loads: it is the page's largest paint. */
const phoneBudget = 60_000;

interface Cut {
  width: number;
  height: number;
  files: { file: string; width: number; format: "avif" | "webp"; maxBytes?: number }[];
}

interface HomePicture {
  cuts: Cut[];
  colourKey?: HomePictureKey;
}

const fileName = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function heroPicture(slide: (typeof heroSlides)[number]): HomePicture {
  return {
    cuts: (["wide", "tall"] as const).map((cut) => {
      const { width, height, widths } = heroCuts[cut];
      const avif = widths.map((each) => ({
        file: heroFile(slide, cut, each, "avif"),
        width: each,
        format: "avif" as const,
        ...(cut === "tall" && { maxBytes: phoneBudget }),
      }));
      const webp = { file: heroFile(slide, cut, 960, "webp"), width: 960, format: "webp" as const };
      return { width, height, files: cut === "wide" ? [...avif, webp] : avif };
    }),
  };
}

function galleryPicture(key: HomePictureKey): HomePicture {
  const shape = galleryPictures.find((each) => each.key === key)?.shape ?? "portrait";
  const { width, height, widths } = cuts[shape];
  const avif = widths.map((each) => ({
    file: homePictureFile(key, each, "avif"),
    width: each,
    format: "avif" as const,
  }));
  const webp = { file: homePictureFile(key, 960, "webp"), width: 960, format: "webp" as const };
  return { cuts: [{ width, height, files: [...avif, webp] }], colourKey: key };
}

/** The home page's pictures by the name of their photograph: `hero-day-trip`, `gallery-old-town`. */
const homePictures = new Map<string, HomePicture>([
  ...heroSlides.map((slide) => [`hero-${fileName(slide)}`, heroPicture(slide)] as const),
  ...[...galleryPictures.map(({ key }) => key), "pier" as const].map(
    (key) => [`gallery-${fileName(key)}`, galleryPicture(key)] as const,
  ),
]);

export const pictureNames = [...homePictures.keys()];

/** The photograph upright, in sRGB and without its metadata, as pixels that need no further decoding. */
async function decode(file: string) {
  const { data, info } = await sharp(await readFile(file), { failOn: "error" })
    .autoOrient()
    .toColourspace("srgb")
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

type Photograph = Awaited<ReturnType<typeof decode>>;

/** A photograph that would have to be enlarged for a cut looks blurred; says which size would do. */
function tooSmall({ raw }: Photograph, { cuts }: HomePicture): string | null {
  for (const { width, height, files } of cuts) {
    const largest = Math.max(...files.map((file) => file.width));
    const tall = Math.round((largest * height) / width);
    if (raw.width < largest || raw.height < tall) {
      return `it is ${raw.width} × ${raw.height}, and has to be at least ${largest} × ${tall}`;
    }
  }
  return null;
}

async function encode(image: Buffer, format: "avif" | "webp", width: number, maxBytes = Infinity) {
  for (let step = quality[format]; ; step -= 5) {
    const bytes = await sharp(image).resize({ width })[format]({ quality: step, effort: 4 }).toBuffer();
    if (bytes.length <= maxBytes || step <= lowestQuality) return bytes;
  }
}

async function writeCut({ data, raw }: Photograph, cut: Cut, position: string, site: string) {
  const largest = Math.max(...cut.files.map(({ width }) => width));
  const size = { width: largest, height: Math.round((largest * cut.height) / cut.width) };
  const cropped = await sharp(data, { raw })
    .resize({ ...size, fit: "cover", position })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const { file, width, format, maxBytes } of cut.files) {
    const target = path.join(site, "public", file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await encode(cropped, format, width, maxBytes));
  }
  return cropped;
}

async function meanColour(image: Buffer): Promise<string> {
  const { channels } = await sharp(image).stats();
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
  return `#${hex.join("")}`;
}

async function writeColour(site: string, key: HomePictureKey, colour: string) {
  const file = path.join(site, "lib/home/picture-colours.json");
  const colours: Record<string, string> = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, `${JSON.stringify({ ...colours, [key]: colour }, null, 2)}\n`);
}

async function findPhotographs(folder: string) {
  const entries = await readdir(folder).catch(() => {
    throw new Error(`There is no folder ${folder}.`);
  });
  const names = entries.filter((name) => endings.test(name)).sort();
  const photographs = names.map((name) => ({ name, key: path.parse(name).name.toLowerCase() }));
  const unknown = photographs.filter(({ key }) => !homePictures.has(key));
  if (unknown.length > 0) {
    const list = unknown.map(({ name }) => name).join(", ");
    throw new Error(`Not a picture of the home page: ${list}. Names are: ${pictureNames.join(", ")}.`);
  }
  if (photographs.length === 0) throw new Error(`There is no photograph in ${folder}.`);
  const twice = photographs.find(
    ({ key }, index) => photographs.findIndex((each) => each.key === key) < index,
  );
  if (twice) throw new Error(`There are two photographs named ${twice.key}. Keep one.`);
  return photographs;
}

/**
 * Cuts the photographs of a folder into the files of the home page's hero and gallery. Each one is turned
 * upright by its EXIF orientation, converted to sRGB, cropped around its subject and stripped of metadata.
 * Nothing is written for a photograph that is too small or cannot be read.
 *
 * @param position where a photograph keeps its subject: `attention`, `centre`, `top` …
 * @returns a sentence for each photograph that was not used
 */
export async function cutPictures(
  { folder, site, position }: { folder: string; site: string; position: string },
  print: (line: string) => void,
): Promise<string[]> {
  if (!positions.includes(position)) {
    throw new Error(`--position is one of ${positions.join(", ")}, not ${position}.`);
  }
  const problems: string[] = [];
  for (const { name, key } of await findPhotographs(folder)) {
    const picture = homePictures.get(key);
    const photograph = await decode(path.join(folder, name)).catch((error: Error) => error);
    if (!picture) continue;
    if (photograph instanceof Error) {
      problems.push(`${name} was not used: it cannot be read (${photograph.message}).`);
      continue;
    }
    const problem = tooSmall(photograph, picture);
    if (problem) {
      problems.push(`${name} was not used: ${problem}.`);
      continue;
    }
    for (const cut of picture.cuts) {
      const cropped = await writeCut(photograph, cut, position, site);
      if (picture.colourKey) await writeColour(site, picture.colourKey, await meanColour(cropped));
    }
    const count = picture.cuts.reduce((sum, { files }) => sum + files.length, 0);
    print(`${name}: ${count} files`);
  }
  return problems;
}
