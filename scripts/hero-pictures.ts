/**
 * Draws the home page's own pictures, `public/hero` and `public/gallery`, and the default preview for
 * social networks. Run by hand after a scene has changed: `npx tsx scripts/hero-pictures.ts [name …]`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { cuts, type HomePictureKey, homePictureFile } from "../lib/home/gallery-picture.ts";
import { galleryPictures } from "../lib/home/gallery-pictures.ts";
import { heroCuts, heroFile } from "../lib/home/hero-picture.ts";
import { type HeroSlideKey, heroSlides } from "../lib/home/hero-slides.ts";
import type { SceneName } from "../prisma/demo/demo-content.ts";
import { motifs } from "../prisma/demo/scenes/motifs.ts";
import type { Light, Size } from "../prisma/demo/scenes/paint.ts";

const heroScenes: Record<HeroSlideKey, SceneName> = {
  packages: "phi-phi-lagoon/day",
  family: "family-beach/day",
  premium: "catamaran/dusk",
  honeymoon: "honeymoon/dusk",
  dayTrip: "karst-bay/dawn",
  studyTour: "study-group/day",
  van: "van-road/day",
  guides: "guide-group/dusk",
};

const galleryScenes: Record<HomePictureKey, SceneName> = {
  karst: "karst-bay/dusk",
  longtail: "longtail-boat/day",
  elephants: "elephants/day",
  oldTown: "old-town/day",
  reef: "coral-reef/day",
  similan: "similan-boulders/day",
  market: "night-market/night",
  lake: "raft-lake/dawn",
  terraces: "rice-terraces/day",
  bromo: "bromo/dawn",
  padar: "padar-view/dusk",
  pier: "fishing-pier/dawn",
};

const quality = { avif: 50, webp: 74 };
const asked = process.argv.slice(2);
const wanted = (name: string) => asked.length === 0 || asked.includes(name);

async function save(image: Sharp, file: string, width: number, format: "avif" | "webp") {
  const bytes = await image
    .clone()
    .resize({ width })
    [format]({ quality: quality[format], effort: 4 })
    .toBuffer();
  await writeFile(`public${file}`, bytes);
  console.log(`${file} ${Math.round(bytes.length / 1024)} KB`);
}

async function paint(scene: SceneName, size: Size): Promise<Sharp> {
  const [motif = "", light] = scene.split("/");
  const draw = motifs[motif];
  if (!draw) throw new RangeError(`there is no motif ${motif}`);
  const drawn = await sharp(Buffer.from(draw(light as Light, size)), { unlimited: true })
    .resize(size.width, size.height, { fit: "cover" })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(drawn);
}

async function paintHero(slide: HeroSlideKey) {
  for (const cut of ["wide", "tall"] as const) {
    const { widths, ...size } = heroCuts[cut];
    const image = await paint(heroScenes[slide], size);
    for (const width of widths) await save(image, heroFile(slide, cut, width, "avif"), width, "avif");
    if (cut === "wide") await save(image, heroFile(slide, cut, 960, "webp"), 960, "webp");
  }
}

async function paintGallery(key: HomePictureKey): Promise<string> {
  const shape = galleryPictures.find((each) => each.key === key)?.shape ?? "portrait";
  const { widths, ...size } = cuts[shape];
  const image = await paint(galleryScenes[key], size);
  for (const width of widths) await save(image, homePictureFile(key, width, "avif"), width, "avif");
  await save(image, homePictureFile(key, 960, "webp"), 960, "webp");
  const { channels } = await image.stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0")).join("")}`;
}

await Promise.all(["hero", "gallery"].map((folder) => mkdir(`public/${folder}`, { recursive: true })));
for (const slide of heroSlides.filter(wanted)) await paintHero(slide);

const coloursFile = "lib/home/picture-colours.json";
const colours: Record<string, string> = JSON.parse(await readFile(coloursFile, "utf8"));
for (const key of (Object.keys(galleryScenes) as HomePictureKey[]).filter(wanted)) {
  colours[key] = await paintGallery(key);
}
await writeFile(coloursFile, `${JSON.stringify(colours, null, 2)}\n`);
