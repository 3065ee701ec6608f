import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { GET, HEAD, POST } from "@/app/storage/[...path]/route";
import { env } from "@/lib/core/env";
import { storeImage } from "@/lib/core/storage/images";

let path: string;
let bytes: Buffer;

beforeAll(async () => {
  const picture = sharp({ create: { width: 500, height: 400, channels: 3, background: "#2288aa" } });
  ({ path } = await storeImage(await picture.png().toBuffer()));
  bytes = await readFile(join(env().STORAGE_DIR, path));
  await mkdir(join(env().STORAGE_DIR, "ab"), { recursive: true });
  await writeFile(join(env().STORAGE_DIR, "ab", "secret.txt"), "secret");
  await writeFile(join(env().STORAGE_DIR, "..", "outside.webp"), "secret");
});

function get(address: string, headers: Record<string, string> = {}, handler = GET): Promise<Response> {
  const request = new Request(`http://localhost:3000/storage/${path}`, {
    headers,
    method: handler === HEAD ? "HEAD" : "GET",
  });
  return handler(request, { params: Promise.resolve({ path: address.split("/") }) });
}

async function body(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

//
it("answers the file with its type, for a year", async () => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await body(response)).toEqual(bytes);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-length": String(bytes.length),
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  const avif = await get(path.replace(".webp", "-320.avif"));
  expect([avif.status, avif.headers.get("content-type")]).toEqual([200, "image/avif"]);
});

//
it("answers 304 to who has it, HEAD without a body, and parts", async () => {
  const etag = (await get(path)).headers.get("etag") ?? "";
  const kept = await get(path, { "If-None-Match": `"other", W/${etag}` });
  expect([kept.status, await kept.text()]).toEqual([304, ""]);
  const head = await get(path, {}, HEAD);
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
  expect(head.headers.get("content-length")).toBe(String(bytes.length));
  const part = await get(path, { Range: "bytes=4-7" });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 4-7/${bytes.length}`]);
  expect(await body(part)).toEqual(bytes.subarray(4, 8));
  expect((await get(path, { Range: "bytes=99999999-" })).status).toBe(416);
});

it("answers a picture's copy where it has the width, else the picture", async () => {
  const sizeAt = async (width: string) => {
    const request = new Request(`http://localhost:3000/storage/${path}?width=${width}`);
    const response = await GET(request, { params: Promise.resolve({ path: path.split("/") }) });
    return (await sharp(await body(response)).metadata()).width;
  };
  expect(await sizeAt("320")).toBe(320);
  for (const width of ["640", "321", "", "../320"]) expect(await sizeAt(width)).toBe(500);
});

it("is for reading only", async () => {
  const response = await get(path, {}, POST);
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});

it.each([
  "ab/secret.txt",
  "../outside.webp",
  "ab/../../outside.webp",
  "..%2foutside.webp",
  "ab/..\\..\\outside.webp",
  "/etc/passwd",
  "ab",
  "",
  ".incoming/x",
  `ab/${"a".repeat(32)}.webp`,
  `ab/${"a".repeat(32)}.webp\0.png`,
])("answers 404 to %j", async (address) => {
  const response = await get(address);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).not.toContain("secret");
});

//
it("leads out by no path at all", async () => {
  const segment = fc.oneof(
    fc.constantFrom("..", ".", "ab", "", "%2e%2e", "..\\", "\0"),
    fc.string({ maxLength: 12 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 6 }), async (segments) => {
      const response = await get([...segments, "outside.webp"].join("/"));
      expect(response.status).toBe(404);
    }),
  );
});
