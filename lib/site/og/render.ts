import "server-only";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { type OgBackground, type OgImage, ogImageSize } from "../../core/og/image";
import { accentColours } from "../../core/pages/accent";
import { logoLayer } from "../../core/storage/logo-files";
import { isWordmark, logoPicture } from "../../core/storage/logo-names";
import { store } from "../../core/storage/store";
import { brandOf, siteSettings } from "../settings";

/** Static cuts of the site's own typeface, with Latin and Cyrillic in one file. */
const fonts = {
  bold: { name: "Onest Bold", file: "onest-5-700.ttf" },
  medium: { name: "Onest Medium", file: "onest-5-500.ttf" },
} as const;

/** Pixels of height. Stacked diacritics can be taller and are scaled down, so that the layer fits the image. */
const tallest = 300;

/** The typeface has no baht sign and no pictographs; without them nothing depends on the machine's fonts. Two marks on a letter are enough. */
function drawable(text: string): string {
  return text
    .replaceAll("฿", "THB")
    .replace(/\p{Extended_Pictographic}|\p{Cc}|\u{FE0F}|\u{200D}/gu, " ")
    .replace(/(\p{M}{2})\p{M}+/gu, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

interface TextStyle {
  font: keyof typeof fonts;
  size: number;
  width: number;
  /** By default white. */
  colour?: string;
}

interface TextLayer {
  input: Buffer;
  width: number;
  height: number;
}

/** Draws words on a transparent picture. Returns null for a text without a drawable letter. */
export async function textLayer(
  text: string,
  { font, size, width, colour = "white" }: TextStyle,
): Promise<TextLayer | null> {
  const words = drawable(text);
  if (!words) return null;
  const { name, file } = fonts[font];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${Math.round(size * -20)}">${escaped(words)}</span>`,
      font: `${name} ${size}`,
      fontfile: join(process.cwd(), "public/fonts", file),
      width,
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * -0.1),
      wrap: "word-char",
    },
  })
    .resize({ width, height: tallest, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

const { width, height } = ogImageSize;
const margin = 72;
const titleSizes = [76, 66, 56, 48, 40];
const maxTitleHeight = 250;
/** Letters; more would not be read on the size of a thumbnail. */
const longest = { title: 160, line: 110 } as const;

/** Darkens the picture behind the words. */
const veil = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <linearGradient id="up" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#072129" stop-opacity=".85"/><stop offset=".55" stop-color="#072129" stop-opacity=".35"/><stop offset="1" stop-color="#072129" stop-opacity=".12"/></linearGradient>
    <linearGradient id="right" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#072129" stop-opacity=".6"/><stop offset=".75" stop-color="#072129" stop-opacity="0"/></linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#up)"/><rect width="100%" height="100%" fill="url(#right)"/>
</svg>`);

/** The mark of a site without a logo. */
function neutralMark(colour: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="68" height="68" viewBox="0 0 40 40" fill="none"><circle cx="20" cy="15" r="8" fill="${colour}"/><path d="M2 24c5-6 10-6 15-1s9 5 12 1 6-4 9-2M4 31c5-5 9-5 14-1s9 4 12 1 4-3 6-2" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`;
  return { input: Buffer.from(svg), width: 68, height: 68 };
}

/** Lays a white plate behind a logo that cannot be seen on dark ground. */
function plated({ input, width: inner, height: tall }: TextLayer) {
  const [w, h] = [inner + 28, tall + 20];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="14" fill="#fff"/><image x="14" y="10" width="${inner}" height="${tall}" href="data:image/png;base64,${input.toString("base64")}"/></svg>`;
  return { input: Buffer.from(svg), width: w, height: h };
}

/** Draws the mark at the upper left, and the name beside a mark that does not contain it. */
async function brandLayers(): Promise<OverlayOptions[]> {
  const settings = siteSettings();
  const { logo, accent } = settings;
  const picture = logoPicture(logo);
  const drawn = logo && (await logoLayer(logo, { width: 440, height: 84 }));
  const colour = accent ? accentColours(accent)["accent-mark"] : "#dd6038";
  const mark = drawn ? (picture?.ground === "light" ? plated(drawn) : drawn) : neutralMark(colour);
  const layers: OverlayOptions[] = [
    { input: mark.input, left: margin, top: Math.round(86 - mark.height / 2) },
  ];
  const left = margin + mark.width + 18;
  const words =
    drawn && picture && isWordmark(picture)
      ? null
      : await textLayer(brandOf(settings), { font: "bold", size: 38, width: width - margin - left });
  if (words) layers.push({ input: words.input, left, top: Math.round(86 - words.height / 2) });
  return layers;
}

function clipped(text: string, length: number): string {
  const letters = [...text];
  return letters.length > length
    ? `${letters
        .slice(0, length - 1)
        .join("")
        .trim()}…`
    : text;
}

async function backgroundBytes(ground: OgBackground): Promise<Buffer> {
  if ("colour" in ground) {
    const plain = { width, height, channels: 3, background: ground.colour } as const;
    return sharp({ create: plain }).png().toBuffer();
  }
  return Buffer.from(await new Response(await store().read(ground.stored, null)).arrayBuffer());
}

/** The title in the largest letters that fit. */
async function titleLayer(title: string): Promise<TextLayer | null> {
  let layer: TextLayer | null = null;
  for (const size of titleSizes) {
    layer = await textLayer(clipped(title, longest.title), {
      font: "bold",
      size,
      width: width - 2 * margin,
    });
    if (!layer || layer.height <= maxTitleHeight) break;
  }
  return layer;
}

function pill({ width: inner, height: tall }: TextLayer, fill: string) {
  const [w, h] = [inner + 56, tall + 32];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="${h / 2}" fill="${fill}"/></svg>`;
  return { input: Buffer.from(svg), width: w, height: h };
}

/** Words and brand on the page's own picture. About 50 ms. */
export async function renderOgImage({ title, line, price, ground }: OgImage): Promise<Buffer> {
  const inside = width - 2 * margin;
  const { accent } = siteSettings();
  const { accent: fill, "on-accent": colour } = accent
    ? accentColours(accent)
    : { accent: "#b8452a", "on-accent": "white" };
  const [brand, name, below, cost, bytes] = await Promise.all([
    brandLayers(),
    titleLayer(title),
    textLayer(clipped(line, longest.line), { font: "medium", size: 34, width: inside }),
    textLayer(price, { font: "bold", size: 36, width: inside - 56, colour }),
    backgroundBytes(ground),
  ]);
  const layers: OverlayOptions[] = [{ input: veil, top: 0, left: 0 }, ...brand];
  let bottom = height - 64;
  const stack = (layer: TextLayer | null, gap: number, left = margin) => {
    if (!layer) return;
    bottom -= layer.height;
    layers.push({ input: layer.input, left, top: Math.round(bottom) });
    bottom -= gap;
  };
  if (cost) {
    const behind = pill(cost, fill);
    const top = bottom - behind.height;
    layers.push({ input: behind.input, left: margin, top });
    layers.push({ input: cost.input, left: margin + 28, top: top + 16 });
    bottom = top - 28;
  }
  stack(below, 22);
  stack(name, 0);
  return sharp(bytes)
    .resize(width, height, { fit: "cover" })
    .composite(layers)
    .jpeg({ quality: 80 })
    .toBuffer();
}
