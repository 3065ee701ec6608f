import "server-only";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { site } from "../site";
import { store } from "../storage/store";
import { type Preview, type PreviewGround, previewSize } from "./preview";
import { type TextLayer, textLayer } from "./text-layer";

const { width, height } = previewSize;
const margin = 72;
const titleSizes = [76, 66, 56, 48, 40];
const maxTitleHeight = 250;
/** Letters; more would not be read on the size of a thumb. */
const longest = { title: 160, line: 110 } as const;

/** Darkens the ground where words stand, and holds the brand's mark. */
const veil = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <linearGradient id="up" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#072129" stop-opacity=".85"/><stop offset=".55" stop-color="#072129" stop-opacity=".35"/><stop offset="1" stop-color="#072129" stop-opacity=".12"/></linearGradient>
    <linearGradient id="right" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#072129" stop-opacity=".6"/><stop offset=".75" stop-color="#072129" stop-opacity="0"/></linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#up)"/><rect width="100%" height="100%" fill="url(#right)"/>
  <g transform="translate(${margin} 52) scale(1.7)" fill="none"><circle cx="20" cy="15" r="8" fill="#dd6038"/><path d="M2 24c5-6 10-6 15-1s9 5 12 1 6-4 9-2M4 31c5-5 9-5 14-1s9 4 12 1 4-3 6-2" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>
</svg>`);

function shortened(text: string, length: number): string {
  const letters = [...text];
  return letters.length > length
    ? `${letters
        .slice(0, length - 1)
        .join("")
        .trim()}…`
    : text;
}

async function groundBytes(ground: PreviewGround): Promise<Buffer | string> {
  if ("file" in ground) return join(process.cwd(), "public", ground.file);
  return Buffer.from(await new Response(await store().read(ground.stored, null)).arrayBuffer());
}

/** The title in the largest letters that fit. */
async function titleLayer(title: string): Promise<TextLayer | null> {
  let layer: TextLayer | null = null;
  for (const size of titleSizes) {
    layer = await textLayer(shortened(title, longest.title), {
      font: "bold",
      size,
      width: width - 2 * margin,
    });
    if (!layer || layer.height <= maxTitleHeight) break;
  }
  return layer;
}

function pill({ width: inner, height: tall }: TextLayer) {
  const [w, h] = [inner + 56, tall + 32];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="${h / 2}" fill="#b8452a"/></svg>`;
  return { input: Buffer.from(svg), width: w, height: h };
}

/** Draws what a link shows: words and brand on the page's own picture. About 50 ms. */
export async function drawPreview({ title, line, price, ground }: Preview): Promise<Buffer> {
  const inside = width - 2 * margin;
  const [brand, name, below, cost, bytes] = await Promise.all([
    textLayer(site.name, { font: "bold", size: 38, width: inside }),
    titleLayer(title),
    textLayer(shortened(line, longest.line), { font: "medium", size: 34, width: inside }),
    textLayer(price, { font: "bold", size: 36, width: inside - 56 }),
    groundBytes(ground),
  ]);
  const layers: OverlayOptions[] = [{ input: veil, top: 0, left: 0 }];
  if (brand) layers.push({ input: brand.input, left: margin + 86, top: Math.round(86 - brand.height / 2) });
  let bottom = height - 64;
  const stack = (layer: TextLayer | null, gap: number, left = margin) => {
    if (!layer) return;
    bottom -= layer.height;
    layers.push({ input: layer.input, left, top: Math.round(bottom) });
    bottom -= gap;
  };
  if (cost) {
    const behind = pill(cost);
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
