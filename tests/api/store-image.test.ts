import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { decodeImage } from "@/lib/core/storage/decode";
import { storeImage, storeWithoutCopies } from "@/lib/core/storage/images";
import { makeMissingCopies } from "@/lib/core/storage/missing-copies";
import { store } from "@/lib/core/storage/store";
import { imageFiles, pageWidths } from "@/lib/core/storage/stored-names";
import { clearContent } from "./records";

beforeAll(clearContent);

/** Red on the left, blue on the right: what is up shows. */
function flag(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: "#0000ff" } as const;
  return sharp({ create: { ...half, width, background: "#ff0000" } }).composite([
    { input: { create: half }, left: Math.ceil(width / 2), top: 0 },
  ]);
}

async function filesInStore(): Promise<string[]> {
  const entries = await readdir(env().STORAGE_DIR, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function refusal(bytes: Uint8Array): Promise<AppError> {
  const before = await filesInStore().catch(() => []);
  const error = await storeImage(bytes).catch((thrown: unknown) => thrown);
  expect(await filesInStore().catch(() => [])).toEqual(before);
  if (!(error instanceof AppError)) throw new Error("was not refused");
  return error;
}

describe("a picture", () => {
  //
  it("is kept with copies in the widths of the pages, in both formats", async () => {
    const receipt = await storeImage(await flag(1500, 300).jpeg().toBuffer());
    expect(receipt).toEqual({
      path: expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/),
      width: 1500,
      height: 300,
    });
    const row = await db().storedImage.findUniqueOrThrow({ where: { path: receipt.path } });
    expect(row).toMatchObject({ width: 1500, height: 300, widths: [320, 480, 640, 960, 1280], avif: true });
    expect(Buffer.from(row.thumbhash, "base64").length).toBeGreaterThan(4);
    for (const path of imageFiles(row)) {
      const { format, width, height } = await sharp(join(env().STORAGE_DIR, path)).metadata();
      const expected = Number(/-(\d+)\./.exec(path)?.[1] ?? 1500);
      expect([format, width, height]).toEqual([
        path.endsWith("avif") ? "heif" : "webp",
        expected,
        expected / 5,
      ]);
    }
  });

  //
  it("is turned upright and stripped of metadata, its place included", async () => {
    const bytes = await flag(600, 400)
      .withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitude: "7/1 53/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif?.toString("latin1")).toContain("Somebody");
    const { path, width, height } = await storeImage(bytes);
    expect([width, height]).toEqual([400, 600]);
    const file = await readFile(join(env().STORAGE_DIR, path));
    const { exif, xmp, icc, orientation } = await sharp(file).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(file.toString("latin1")).not.toContain("Somebody");
    const top = await sharp(file).extract({ left: 200, top: 10, width: 1, height: 1 }).raw().toBuffer();
    expect(top[0]).toBeGreaterThan(200);
    expect(top[2]).toBeLessThan(60);
  });

  //
  it("is at most 2560 wide and never enlarged", async () => {
    expect(await storeImage(await flag(4000, 100).jpeg().toBuffer())).toMatchObject({
      width: 2560,
      height: 64,
    });
    const small = await storeImage(await flag(100, 50).png().toBuffer());
    expect(small).toMatchObject({ width: 100, height: 50 });
    expect(await db().storedImage.findUnique({ where: { path: small.path } })).toMatchObject({ widths: [] });
    const large = await db().storedImage.findFirstOrThrow({ where: { width: 2560 } });
    expect(large.widths).toEqual([...pageWidths]);
  });

  //
  it("twice is one file, even at the same time", async () => {
    const bytes = await flag(700, 300).png().toBuffer();
    const receipts = await Promise.all([storeImage(bytes), storeImage(bytes), storeImage(bytes)]);
    const stored = await filesInStore();
    receipts.push(await storeImage(bytes));
    expect(new Set(receipts.map(({ path }) => path)).size).toBe(1);
    expect(await filesInStore()).toEqual(stored);
  });

  it("may be grey, transparent, 16 bits deep or for print", async () => {
    const grey = await flag(80, 40).greyscale().png().toBuffer();
    const deep = await flag(80, 41).toColourspace("rgb16").png().toBuffer();
    const print = await flag(80, 42).toColourspace("cmyk").jpeg().toBuffer();
    const clear = await sharp({ create: { width: 80, height: 43, channels: 4, background: "#ff000080" } })
      .png()
      .toBuffer();
    for (const [index, bytes] of [grey, deep, print, clear].entries()) {
      expect(await storeImage(bytes)).toMatchObject({ width: 80, height: 40 + index });
    }
    expect((await filesInStore()).some((file) => file.includes(".incoming"))).toBe(false);
  });

  //
  it("may move: its first frame is kept", async () => {
    const frames = await Promise.all(
      ["#00ff00", "#ff0000"].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const { path, height } = await storeImage(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    const [red = 255, green = 0] = await sharp(join(env().STORAGE_DIR, path)).raw().toBuffer();
    expect(height).toBe(40);
    expect(green).toBeGreaterThan(200);
    expect(red).toBeLessThan(60);
  });
});

describe("refused are", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>';

  //
  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ["SVG", () => Buffer.from(svg)],
    ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["SVG that begins like a JPEG", () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)])],
    ["TIFF", () => flag(30, 30).tiff().toBuffer()],
    ["HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\nendobj\n")],
    ["text", () => Buffer.from("hello")],
    ["nothing", () => new Uint8Array()],
    ["the beginning of a picture alone", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])("%s: 422 with what to use instead", async (_, bytes) => {
    const error = await refusal(await bytes());
    expect(error.status).toBe(422);
    expect(error.message).toMatch(/JPEG|unggah kembali/);
    expect(error.fields).toEqual({ image: [error.message] });
  });

  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("a truncated %s: 422", async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const picture = sharp({ create: { width: 120, height: 90, channels: 3, background: "#000", noise } });
    const bytes = await picture.toFormat(format).toBuffer();
    expect((await refusal(bytes.subarray(0, bytes.length / 2))).status).toBe(422);
  });

  it("more than 15 MB: 413", async () => {
    expect((await refusal(new Uint8Array(15_000_001))).status).toBe(413);
  });

  //
  it("more than 50 megapixels: 422, without decoding them", async () => {
    const huge = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: "#abc" } })
      .png()
      .toBuffer();
    expect(await refusal(huge)).toMatchObject({
      status: 422,
      message: expect.stringMatching(/50 megapiksel/),
    });
  });

  /** A picture of 64 pixels whose header says that it has more. */
  async function claiming(side: number, bitdepth: 8 | 10): Promise<Buffer> {
    const bytes = await flag(64, 64).avif({ bitdepth }).toBuffer();
    const size = bytes.indexOf("ispe") + 8;
    bytes.writeUInt32BE(side, size);
    bytes.writeUInt32BE(side, size + 4);
    return bytes;
  }

  it.each([
    ["49 megapixels", 7_000, 8],
    ["22 megapixels of 10 bits a colour", 4_700, 10],
  ] as const)("an AVIF of %s: 422, by its header alone", async (_, side, depth) => {
    const { status, message } = await refusal(await claiming(side, depth));
    expect([status, message]).toEqual([422, expect.stringMatching(/AVIF paling banyak 26 megapiksel/)]);
  });

  it("an AVIF within the memory: not by its header, but because its pixels are missing", async () => {
    expect((await refusal(await claiming(4_700, 8))).message).toMatch(/rusak/);
  });
});

it("decodes pictures of more than 24 megapixels one at a time", async () => {
  const flat = (blue: number) =>
    sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: { r: 0, g: 90, b: blue } } })
      .png()
      .toBuffer();
  const pictures = await Promise.all([flat(1), flat(2)]);
  let most = 0;
  let over = false;
  const watch = async () => {
    while (!over) {
      most = Math.max(most, sharp.counters().process);
      await nextTurn();
    }
  };
  const watching = watch();
  await Promise.all(pictures.map((bytes) => decodeImage(bytes)));
  over = true;
  await watching;
  expect(most).toBe(1);
});

describe("a picture of the demo content", () => {
  beforeEach(clearContent);
  const rowOf = (path: string) => db().storedImage.findUniqueOrThrow({ where: { path } });
  const storeFlags = (count: number, width = 700) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const bytes = await flag(width + index, 200)
          .webp()
          .toBuffer();
        return { bytes, path: (await storeWithoutCopies(bytes)).path };
      }),
    );

  //
  it("is kept as it is, and its row names no copy before one exists", async () => {
    const [{ bytes, path } = { bytes: Buffer.of(), path: "" }] = await storeFlags(1);
    expect(await rowOf(path)).toMatchObject({ width: 700, height: 200, widths: [], avif: false });
    expect(await readFile(join(env().STORAGE_DIR, path))).toEqual(bytes);
    expect(await store().find(path.replace(".webp", "-320.webp"))).toBeNull();
  });

  //
  it("gets its copies later, and its own file stays the same", async () => {
    const [{ bytes, path } = { bytes: Buffer.of(), path: "" }] = await storeFlags(1);
    await makeMissingCopies(() => {});
    const row = await rowOf(path);
    expect(row).toMatchObject({ widths: [320, 480, 640], avif: true });
    for (const file of imageFiles(row)) expect(await store().find(file)).not.toBeNull();
    expect(await readFile(join(env().STORAGE_DIR, path))).toEqual(bytes);
  });

  //
  it("still gets its copies after an interruption, while those made before stay", async () => {
    await storeFlags(18, 330);
    const stop = () => {
      throw new Error("interrupted");
    };
    await expect(makeMissingCopies(stop)).rejects.toThrow("interrupted");
    expect(await db().storedImage.count({ where: { avif: true } })).toBe(16);
    const tell = vi.fn();
    await makeMissingCopies(tell);
    expect(tell.mock.calls).toEqual([[2, 2]]);
    expect(await db().storedImage.count({ where: { avif: false } })).toBe(0);
  });

  it("is left out if it was removed while its copies were being made", async () => {
    const [first] = await storeFlags(1);
    const save = vi.spyOn(store(), "save").mockImplementationOnce(async () => {
      await db().storedImage.deleteMany();
    });
    await makeMissingCopies(() => {});
    save.mockRestore();
    expect(await db().storedImage.findUnique({ where: { path: first?.path ?? "" } })).toBeNull();
  });
});
