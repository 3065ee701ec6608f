import "server-only";
import pLimit from "p-limit";
import sharp, { type Metadata, type Sharp } from "sharp";
import { AppError } from "../errors";
import { imageLimits } from "./image-limits";

const tallest = 16_383;

const unsupported =
  "Format gambar tidak didukung. Gunakan JPEG, PNG, WebP, AVIF atau GIF (foto HEIC dan gambar SVG: simpan dulu sebagai JPEG atau PNG).";

/** The first bytes of the accepted formats. Files of other formats never reach a decoder. */
const signatures: Record<string, RegExp> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  gif: /^GIF8[79]a/,
  heif: /^.{4}ftyp(avif|avis|mif1|msf1)/s,
};

// One thread per picture keeps uploads from slowing the pages.
sharp.concurrency(1);
sharp.cache(false);

function invalid(message: string): AppError {
  return new AppError(422, message, { image: [message] });
}

/**
 * Estimates bytes from the header, as measured with 49 megapixels: AVIF 18.4 bytes per pixel (24.7 with more than 8 bits), GIF
 * and progressive pictures 3.8 to 5.7.
 */
function decodingMemory({ width, height, format, depth, channels, isProgressive }: Metadata): number {
  const pixels = width * height;
  const deep = depth !== "uchar";
  if (format === "heif") return pixels * (deep ? 25 : 19);
  const whole = format === "gif" || isProgressive;
  return pixels * channels * (deep ? 2 : 1) * (whole ? 1.5 : 0.5);
}

const alone = pLimit(1);

/** Throws if the header is not that of an accepted picture. Returns whether the picture must be decoded alone. */
async function assertAccepted(bytes: Uint8Array): Promise<boolean> {
  if (bytes.byteLength > imageLimits.bytes)
    throw new AppError(413, "Gambar terlalu besar: paling banyak 15 MB.");
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (!Object.values(signatures).some((signature) => signature.test(start))) throw invalid(unsupported);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid(unsupported);
    });
  const { width, height, format, compression } = header;
  if (!signatures[format]?.test(start) || (format === "heif" && compression !== "av1"))
    throw invalid(unsupported);
  if (width * height > imageLimits.pixels)
    throw invalid("Gambar terlalu besar: paling banyak 50 megapiksel.");
  const memory = decodingMemory(header);
  if (memory > imageLimits.memory)
    throw invalid(
      "Gambar terlalu besar untuk formatnya: AVIF paling banyak 26 megapiksel, 20 dengan lebih dari 8 bit per warna. Simpan sebagai JPEG.",
    );
  return width * height > imageLimits.alone.pixels || memory > imageLimits.alone.memory;
}

export interface DecodedImage {
  image: Sharp;
  width: number;
  height: number;
}

async function decode(bytes: Uint8Array): Promise<DecodedImage> {
  const { data, info } = await sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: "error" })
    .autoOrient()
    .resize({ width: imageLimits.width, height: tallest, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw invalid("Berkas gambar rusak atau tidak lengkap. Coba simpan ulang lalu unggah kembali.");
    });
  const { width, height, channels } = info;
  return { image: sharp(data, { raw: { width, height, channels } }), width, height };
}

export async function decodeImage(bytes: Uint8Array): Promise<DecodedImage> {
  const large = await assertAccepted(bytes);
  return large ? alone(() => decode(bytes)) : decode(bytes);
}
