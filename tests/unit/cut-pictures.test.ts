import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cutPictures, pictureNames } from "@/scripts/cut-pictures";

let dir = "";
const photos = () => join(dir, "photos");
const site = () => join(dir, "site");
const quiet = () => {};
const cut = (position = "centre") => cutPictures({ folder: photos(), site: site(), position }, quiet);
const written = (folder: string) =>
  existsSync(join(site(), "public", folder)) ? readdirSync(join(site(), "public", folder)).sort() : [];

/** Left half red, right half blue. */
function halves(width: number, height: number): Sharp {
  const half = { create: { width: width / 2, height, channels: 3, background: "#0000ff" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: half, left: width / 2, top: 0 },
  ]);
}

async function colourAt(file: string, x: number, y: number) {
  const { data, info } = await sharp(join(site(), "public", file))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return [...data.subarray(at, at + 3)];
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "ombak-pictures-"));
  mkdirSync(photos());
  mkdirSync(join(site(), "lib/home"), { recursive: true });
  cpSync("lib/home/picture-colours.json", join(site(), "lib/home/picture-colours.json"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Eight files of AVIF and WebP. */
const encodingTime = 90_000;

describe("a photograph", () => {
  it(
    "for the hero comes wide and tall, small enough for a phone",
    async () => {
      const noise = { width: 2000, height: 1300, channels: 3, background: "#888" } as const;
      await sharp({ create: { ...noise, noise: { type: "gaussian", mean: 128, sigma: 5 } } })
        .jpeg()
        .toFile(join(photos(), "hero-day-trip.jpg"));
      expect(await cut()).toEqual([]);
      const shipped = readdirSync("public/hero").filter((name) => name.startsWith("day-trip-"));
      expect(written("hero")).toEqual(shipped.sort());
      const largest = statSync(join(site(), "public/hero/day-trip-tall-960.avif")).size;
      expect(largest).toBeGreaterThan(1_000);
      expect(largest).toBeLessThan(60_000);
    },
    encodingTime,
  );

  it("of the gallery becomes just the files of its picture, upright, without metadata, and its colour", async () => {
    // Stored lying on its side: red is left only after the turn.
    const upright = await halves(1300, 1500).png().toBuffer();
    const lying = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await sharp(lying).keepMetadata().toFile(join(photos(), "Gallery-Old-Town.JPG"));
    expect(await cut()).toEqual([]);
    const shipped = readdirSync("public/gallery").filter((name) => name.startsWith("old-town-"));
    expect(written("gallery")).toEqual(shipped.sort());
    expect(written("hero")).toEqual([]);
    const { width, height } = await sharp(join(site(), "public/gallery/old-town-960.avif")).metadata();
    expect([width, height]).toEqual([960, 1440]);
    const [red = 0, , blueAtLeft = 255] = await colourAt("gallery/old-town-960.webp", 0.1, 0.5);
    const [redAtRight = 255, , blue = 0] = await colourAt("gallery/old-town-960.webp", 0.9, 0.5);
    expect(Math.min(red, blue)).toBeGreaterThan(200);
    expect(Math.max(blueAtLeft, redAtRight)).toBeLessThan(60);
    const { exif, orientation } = await sharp(join(site(), "public/gallery/old-town-960.webp")).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    const colours = JSON.parse(readFileSync(join(site(), "lib/home/picture-colours.json"), "utf8"));
    expect(colours.oldTown).toMatch(/^#(?:7f|80)00(?:7f|80)$/);
    expect(colours.reef).toBe(JSON.parse(readFileSync("lib/home/picture-colours.json", "utf8")).reef);
  });

  it("of a wide gamut keeps its colours in sRGB, and of a wide photograph the side that is asked for", async () => {
    const wide = sharp(await halves(3000, 1200).png().toBuffer()).composite([
      {
        input: { create: { width: 1500, height: 1200, channels: 3, background: "#c04020" } },
        left: 1500,
        top: 0,
      },
    ]);
    await wide.withIccProfile("p3").png().toFile(join(photos(), "gallery-terraces.png"));
    expect(await cut("right")).toEqual([]);
    for (const x of [0.1, 0.9]) {
      const [red = 0, green = 0, blue = 0] = await colourAt("gallery/terraces-960.webp", x, 0.5);
      expect(Math.max(Math.abs(red - 0xc0), Math.abs(green - 0x40), Math.abs(blue - 0x20))).toBeLessThan(8);
    }
  });
});

describe("what cannot be used is said, and changes nothing", () => {
  it.each([
    ["too small", "gallery-reef.jpg", async () => halves(900, 400).jpeg().toBuffer(), /900 × 400.*960 × 720/],
    ["not a picture", "gallery-reef.jpg", async () => Buffer.from("hello"), /cannot be read/],
    [
      "cut off",
      "gallery-reef.jpg",
      async () => (await halves(1400, 1200).jpeg().toBuffer()).subarray(0, 3_000),
      /cannot be read/,
    ],
  ])("%s", async (_, name, bytes, expected) => {
    writeFileSync(join(photos(), name), await bytes());
    expect((await cut()).join()).toMatch(expected);
    expect(written("gallery")).toEqual([]);
  });

  it("a name that the home page does not have", async () => {
    writeFileSync(join(photos(), "holiday.jpg"), "x");
    await expect(cut()).rejects.toThrow(/holiday\.jpg.*hero-packages/);
  });

  it("two photographs for one picture", async () => {
    for (const name of ["gallery-reef.jpg", "gallery-reef.png"]) writeFileSync(join(photos(), name), "x");
    await expect(cut()).rejects.toThrow(/two photographs named gallery-reef/);
  });

  it("an empty folder, a missing one, an unknown position", async () => {
    await expect(cut()).rejects.toThrow(/no photograph/);
    await expect(cut("upwards")).rejects.toThrow(/attention.*upwards/);
    rmSync(photos(), { recursive: true });
    await expect(cut()).rejects.toThrow(/no folder/);
  });
});

it("the home page's pictures have names", () => {
  expect(pictureNames).toHaveLength(8 + 11 + 1);
});
