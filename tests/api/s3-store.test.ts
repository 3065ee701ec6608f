import { existsSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GET, HEAD } from "@/app/storage/[...path]/route";
import { db } from "@/lib/core/db";
import { completeEnv, env } from "@/lib/core/env";
import { storeImage } from "@/lib/core/storage/images";
import { closeS3Client, s3Store } from "@/lib/core/storage/s3-store";
import { store } from "@/lib/core/storage/store";
import { imageFiles } from "@/lib/core/storage/stored-names";
import { sweepStorage } from "@/lib/core/storage/sweep";
import { htmlColumns } from "@/lib/registry/html-columns";
import { type S3Server, startS3Server } from "../setup/s3-server";
import { clearContent } from "./records";

let server: S3Server;

beforeAll(async () => {
  await clearContent();
  server = await startS3Server();
  completeEnv(server.env);
});

afterAll(async () => {
  await closeS3Client();
  completeEnv({ S3_BUCKET: "" });
  await server.stop();
});

async function picture(background: string): Promise<Uint8Array> {
  return sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}

function get(path: string, headers: Record<string, string> = {}, handler = GET): Promise<Response> {
  const method = handler === HEAD ? "HEAD" : "GET";
  const request = new Request("http://localhost:3000/storage/x", { headers, method });
  return handler(request, { params: Promise.resolve({ path: path.split("/") }) });
}

it("is the store where a bucket is named", () => {
  expect(store()).toBe(s3Store);
});

//
it("keeps a picture with its copies in the bucket, and nothing on the disk", async () => {
  const { path } = await storeImage(await picture("#2288aa"));
  const image = await db().storedImage.findUniqueOrThrow({ where: { path } });
  const names = [];
  for await (const file of store().list()) names.push(file.path);
  expect(names.sort()).toEqual(imageFiles(image).sort());
  expect(existsSync(env().STORAGE_DIR)).toBe(false);
  expect((await storeImage(await picture("#2288aa"))).path).toBe(path);
});

//
it("answers /storage from the bucket: whole, in parts, not again to who has it, 404 for the rest", async () => {
  const { path } = await storeImage(await picture("#aa2288"));
  const whole = await get(path);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 500, height: 400 });
  const part = await get(path, { Range: "bytes=4-7" });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(4, 8)]);
  const head = await get(path, {}, HEAD);
  expect(head.headers.get("content-length")).toBe(String(bytes.length));
  expect((await get(path, { "If-None-Match": whole.headers.get("etag") ?? "" })).status).toBe(304);
  expect((await get(`ff/${"f".repeat(32)}.webp`)).status).toBe(404);
  expect((await get("../secret")).status).toBe(404);
});

//
it("is swept like the disk", async () => {
  const { path } = await storeImage(await picture("#88aa22"));
  const later = new Date(Date.now() + 25 * 60 * 60 * 1_000);
  expect((await sweepStorage(htmlColumns)).files).toBe(0);
  expect((await sweepStorage(htmlColumns, later)).files).toBeGreaterThanOrEqual(4);
  expect(await store().find(path)).toBeNull();
  expect(await db().storedImage.count()).toBe(0);
  await expect(store().remove(path)).resolves.toBeUndefined();
});

it("answers 503 while the bucket cannot be reached", async () => {
  completeEnv({ S3_ENDPOINT: "http://127.0.0.1:9" });
  await closeS3Client();
  expect((await get(`ff/${"f".repeat(32)}.webp`)).status).toBe(503);
  completeEnv(server.env);
  await closeS3Client();
  expect((await get(`ff/${"f".repeat(32)}.webp`)).status).toBe(404);
});
