import { mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { GET } from "@/app/storage/[...path]/route";
import { db } from "@/lib/core/db";
import { completeEnv, env } from "@/lib/core/env";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { type Answer, call, callAs } from "./call";

const admin = adminOfFile();

beforeAll(async () => {
  // Files that are put aside are looked for below, and other tests put theirs aside too.
  const own = path.join(tmpdir(), `ombak-uploads-${process.pid}`);
  mkdirSync(own, { recursive: true });
  process.env.TMPDIR = own;
});

const asides = () => readdirSync(tmpdir()).filter((name) => name.startsWith("ombak-upload-"));

function photo(width = 60, height = 40) {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#000", noise } });
}

function file(bytes: Uint8Array, name = "a.jpg", type = "image/jpeg"): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

function send(image: File | string): Promise<Answer> {
  return callAs(admin, api.uploadImage, { form: { image } });
}

/** A body as it stands, with a boundary `b`, in pieces, and without a length declared. */
function stream(pieces: Iterable<Uint8Array>): Promise<Answer> {
  const parts = pieces[Symbol.iterator]();
  const body = new ReadableStream({
    async pull(controller) {
      // As over a network: others get their turn between two pieces.
      await setImmediate();
      const { done, value } = parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const headers = { ...admin.headers, "Content-Type": "multipart/form-data; boundary=b" };
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  return call(api.uploadImage, "/api/packages/upload-image", init);
}

const head = Buffer.from(
  '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
);
const tail = Buffer.from("\r\n--b--\r\n");

describe("POST packages/upload-image", () => {
  //
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "takes %s, by content and not by name",
    async (format) => {
      const bytes = await photo().toFormat(format).toBuffer();
      const { status, body } = await send(file(bytes, "holiday.exe", "text/plain"));
      expect(status).toBe(201);
      expect(body).toEqual({
        path: expect.stringMatching(/^\/storage\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/),
        width: 60,
        height: 40,
      });
    },
  );

  //
  it("answers a path that is served, upright, without metadata and without what follows the picture", async () => {
    const exif = { IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitude: "7/1 53/1 0/1", GPSLatitudeRef: "N" } };
    const bytes = await photo().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await send(file(Buffer.concat([bytes, Buffer.from("<script>alert(1)</script>")])));
    const { path, width, height } = body as { path: string; width: number; height: number };
    expect([width, height]).toEqual([40, 60]);
    const request = new Request(`http://localhost:3000${path}`);
    const params = Promise.resolve({ path: path.replace("/storage/", "").split("/") });
    const stored = Buffer.from(await (await GET(request, { params })).arrayBuffer());
    const metadata = await sharp(stored).metadata();
    expect([metadata.format, metadata.exif, metadata.orientation]).toEqual(["webp", undefined, undefined]);
    expect(stored.toString("latin1")).not.toContain("<script");
  });

  //
  it("takes 15 MB and refuses one byte more with 413, by declared and by counted bytes", async () => {
    const limit = 15_000_000;
    const small = await photo().jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    expect((await send(file(padded(limit)))).status).toBe(201);
    expect((await send(file(padded(limit + 1)))).status).toBe(413);
    expect((await stream([head, padded(limit + 1), tail])).status).toBe(413);
    const headers = { "Content-Length": String(limit * 2) };
    const declared = await callAs(admin, api.uploadImage, { form: { image: file(small) }, headers });
    expect(declared.status).toBe(413);
  });

  //
  it("stops reading an endless body", async () => {
    let sent = 0;
    function* endless() {
      yield head;
      for (;;) {
        sent += 65_536;
        yield Buffer.alloc(65_536);
      }
    }
    expect((await stream(endless())).status).toBe(413);
    expect(sent).toBeLessThan(20_000_000);
    function* endlessText() {
      yield Buffer.from('--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n');
      for (;;) yield Buffer.alloc(65_536, "a");
    }
    expect((await stream(endlessText())).status).toBe(413);
    function* endlessParts() {
      for (;;) yield Buffer.from('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n');
    }
    expect((await stream(endlessParts())).status).toBe(413);
  });

  //
  it("never takes a body that was cut off, wherever it was", async () => {
    const bytes = await photo().jpeg().toBuffer();
    const whole = Buffer.concat([head, bytes, tail]);
    expect((await stream([whole])).status).toBe(201);
    const cuts = [
      0,
      1,
      3,
      20,
      head.length - 1,
      head.length,
      head.length + 100,
      whole.length - 8,
      whole.length - 5,
    ];
    for (const cut of cuts)
      expect([cut, (await stream([whole.subarray(0, cut)])).status]).toEqual([cut, 400]);
  });

  it("takes a body in any pieces", async () => {
    const whole = Buffer.concat([head, await photo().jpeg().toBuffer(), tail]);
    const pieces = Array.from({ length: whole.length }, (_, index) => whole.subarray(index, index + 1));
    expect((await stream(pieces)).status).toBe(201);
  });

  it("answers many at once, and leaves nothing aside", async () => {
    const pictures = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        photo(300 + index, 200)
          .jpeg()
          .toBuffer(),
      ),
    );
    const answers = await Promise.all(pictures.map((bytes) => send(file(bytes))));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(asides()).toEqual([]);
  });

  //
  it("leaves nothing of oversized bodies aside", async () => {
    function* oversized() {
      yield head;
      for (let sent = 0; sent < 16_000_000; sent += 250_000) yield Buffer.alloc(250_000);
    }
    const answers = await Promise.all([stream(oversized()), stream(oversized())]);
    expect(answers.map(({ status }) => status)).toEqual([413, 413]);
    expect(asides()).toEqual([]);
  });
});

describe("the storage", () => {
  //
  it.each(["STORAGE_DIR", "TMPDIR"])(
    "refuses an upload with 503 if %s is read-only, and keeps no part",
    async (name) => {
      const before = await db().storedImage.count();
      const { STORAGE_DIR } = env();
      const { TMPDIR } = process.env;
      // Nobody may make a file there, root neither.
      if (name === "TMPDIR") process.env.TMPDIR = "/sys";
      else completeEnv({ STORAGE_DIR: "/sys/ombak" });
      const answer = await send(file(await photo(61, 41).jpeg().toBuffer()));
      process.env.TMPDIR = TMPDIR;
      completeEnv({ STORAGE_DIR });
      expect(answer).toMatchObject({ status: 503, body: { message: expect.stringContaining("dibaca") } });
      expect(await db().storedImage.count()).toBe(before);
      expect((await send(file(await photo(61, 41).jpeg().toBuffer()))).status).toBe(201);
    },
  );

  //
  it("takes twenty uploads of 7 MB at once, and holds at most two in memory", async () => {
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, "x")]);
    const large = async (width: number) => {
      const jpeg = await photo(width, 40).jpeg().toBuffer();
      return Buffer.concat([
        jpeg.subarray(0, 2),
        ...Array.from({ length: 107 }, () => comment),
        jpeg.subarray(2),
      ]);
    };
    const files = await Promise.all(Array.from({ length: 20 }, (_, at) => large(62 + at)));
    expect(files[0]?.length).toBeGreaterThan(7_000_000);
    const pieces = function* (bytes: Buffer) {
      yield head;
      for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
      yield tail;
    };
    const before = process.memoryUsage().arrayBuffers;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }, 5);
    const answers = await Promise.all(files.map((bytes) => stream(pieces(bytes))));
    clearInterval(watch);
    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 201));
    // Twenty at once would take 140 MB.
    expect((most - before) / 1e6).toBeLessThan(70);
    expect(asides()).toEqual([]);
  });
});
