import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { motifs } from "./motifs.ts";
import { type Light, type Size, seeded } from "./paint.ts";

const demo = join(dirname(fileURLToPath(import.meta.url)), "..");
const target = join(demo, "pictures");
const lights: readonly Light[] = ["dawn", "day", "dusk", "night"];
const size: Size = { width: 1800, height: 1200 };
const budget = 89_000;

interface Picture {
  motif: string;
  light: Light;
}

function parse(name: string): Picture {
  const [motif = "", shade = ""] = name.split("/");
  const light = lights.find((one) => one === shade);
  if (!light || !(motif in motifs)) throw new Error(`No such picture: ${name}`);
  return { motif, light };
}

/** A tile of faint paper grain, the same on every machine. */
function grainTile(side: number): Buffer {
  const rnd = seeded("grain");
  const pixels = Buffer.alloc(side * side * 3);
  for (let i = 0; i < side * side; i++) pixels.fill(Math.round(128 + rnd.bell() * 13), i * 3, i * 3 + 3);
  return pixels;
}

const side = 600;
const grain = {
  input: grainTile(side),
  raw: { width: side, height: side, channels: 3 as const },
  tile: true,
  blend: "soft-light" as const,
};

/** Encodes within the byte budget: detail-rich pictures give up a little quality. */
async function encode(pixels: Buffer): Promise<Buffer> {
  const raw = { ...size, channels: 3 as const };
  let quality = 80;
  let best = Buffer.alloc(0);
  for (let tries = 0; tries < 4; tries++) {
    best = await sharp(pixels, { raw }).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (best.length <= budget) break;
    quality = Math.max(36, Math.floor(quality * (budget / best.length) ** 1.1));
  }
  return best;
}

async function render({ motif, light }: Picture): Promise<string> {
  const draw = motifs[motif];
  if (!draw) throw new Error(`No such motif: ${motif}`);
  const picture = sharp(Buffer.from(draw(light, size)), { unlimited: true })
    .flatten()
    .removeAlpha();
  const pixels = await sharp(await picture.raw().toBuffer(), { raw: { ...size, channels: 3 } })
    .composite([grain])
    .removeAlpha()
    .raw()
    .toBuffer();
  const file = join(target, `${motif}-${light}.webp`);
  writeFileSync(file, await encode(pixels));
  return file;
}

/** Renders the named pictures into `pictures/`; returns the files. */
export async function renderPictures(names: readonly string[]): Promise<string[]> {
  mkdirSync(target, { recursive: true });
  const files: string[] = [];
  for (const name of names) files.push(await render(parse(name)));
  return files;
}

/** The pictures that the demo content names. */
export function usedPictures(): string[] {
  const sources = readdirSync(demo, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("scenes"))
    .map((file) => join(demo, file));
  const named = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"([a-z0-9-]+\/(?:dawn|day|dusk|night))"/g)].map(
      (match) => match[1] ?? "",
    ),
  );
  return [...new Set(named)].sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  const files = await renderPictures(names.length > 0 ? names : usedPictures());
  process.stdout.write(`${files.length} pictures rendered\n`);
}
