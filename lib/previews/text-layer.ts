import "server-only";
import { join } from "node:path";
import sharp from "sharp";

/** Static cuts of the site's own typeface, with Latin and Cyrillic in one file. */
const fonts = {
  bold: { name: "Onest Bold", file: "onest-5-700.ttf" },
  medium: { name: "Onest Medium", file: "onest-5-500.ttf" },
} as const;

/** Pixels of height; what is taller, by marks that are piled up, is drawn smaller: it has to lie on the picture. */
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

export interface TextStyle {
  font: keyof typeof fonts;
  /** Pixels. */
  size: number;
  /** Pixels; longer lines are broken. */
  width: number;
}

export interface TextLayer {
  input: Buffer;
  width: number;
  height: number;
}

/** White words as a transparent picture; null where there are none. */
export async function textLayer(text: string, { font, size, width }: TextStyle): Promise<TextLayer | null> {
  const words = drawable(text);
  if (!words) return null;
  const { name, file } = fonts[font];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white" letter_spacing="${Math.round(size * -20)}">${escaped(words)}</span>`,
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
