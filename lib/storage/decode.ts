import "server-only";
import sharp, { type Sharp } from "sharp";
import { AppError } from "../errors";
import { imageLimits } from "./image-limits";

/** The tallest picture that WebP can hold. */
const tallest = 16_383;

const unsupported =
  "Format gambar tidak didukung. Gunakan JPEG, PNG, WebP, AVIF atau GIF (foto HEIC dan gambar SVG: simpan dulu sebagai JPEG atau PNG).";

/** How files of the accepted formats begin; nothing else reaches a decoder. */
const signatures: Record<string, RegExp> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  gif: /^GIF8[79]a/,
  heif: /^.{4}ftyp(avif|avis|mif1|msf1)/s,
};

// One thread a picture: pages of the same process are not to wait for an upload.
sharp.concurrency(1);
sharp.cache(false);

function invalid(message: string): AppError {
  return new AppError(422, message, { image: [message] });
}

async function assertAccepted(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > imageLimits.bytes)
    throw new AppError(413, "Gambar terlalu besar: paling banyak 15 MB.");
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (!Object.values(signatures).some((signature) => signature.test(start))) throw invalid(unsupported);
  const { width, height, format, compression } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid(unsupported);
    });
  if (!signatures[format]?.test(start) || (format === "heif" && compression !== "av1"))
    throw invalid(unsupported);
  if (width * height > imageLimits.pixels)
    throw invalid("Gambar terlalu besar: paling banyak 50 megapiksel.");
}

export interface DecodedImage {
  image: Sharp;
  width: number;
  height: number;
}

/** The pixels of an accepted picture: its first frame, upright, in sRGB, without metadata, at most 2560 wide. */
export async function decodeImage(bytes: Uint8Array): Promise<DecodedImage> {
  await assertAccepted(bytes);
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
