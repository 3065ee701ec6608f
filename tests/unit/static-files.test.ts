import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isOfNext, staticFiles } from "@/server/http/static-files";

let dir: string;
let server: Server;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), "ombak-static-"));
  for (const folder of ["public", "built/static"]) {
    mkdirSync(path.join(dir, folder), { recursive: true });
    for (const name of ["there.txt", "gone.txt"]) writeFileSync(path.join(dir, folder, name), name);
  }
  const files = staticFiles(dir, "built");
  server = createServer((request, response) => files(request, response, () => response.end("next")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

const ask = async (address: string, init: RequestInit = {}) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, init);
  return [answer.status, await answer.text()];
};

it("breaks off where a file is gone since the start, and lives on", async () => {
  for (const [folder, address] of [
    ["public", ""],
    ["built/static", "/_next/static"],
  ] as const) {
    rmSync(path.join(dir, folder, "gone.txt"));
    await expect(ask(`${address}/gone.txt`)).rejects.toThrow();
    expect(await ask(`${address}/there.txt`)).toEqual([200, "there.txt"]);
  }
});

it("answers nothing below /_next but the build's files, to be read", async () => {
  const missing = [404, "There is no such file.\n"];
  expect(await ask("/_next/static/nothing.txt")).toEqual(missing);
  expect(await ask("/_next/static/there.txt", { method: "POST" })).toEqual(missing);
  expect(await ask("/_next/image?url=%2Fthere.txt&w=640&q=75")).toEqual(missing);
  expect(await ask("/en")).toEqual([200, "next"]);
});

it.each([
  "/_next",
  "/_next/",
  "/_next?x",
  "/_next/image",
  "//_next/image",
  "/_NEXT/image",
  "/_next\\image",
  "/%5Fnext/image",
  "/%5f%6e%65%78%74/image",
  "/_next%2Fimage",
  "/%2F_next/image",
  "/_next;/image",
])("knows %s for one of Next's own addresses", (address) => {
  expect(isOfNext(address)).toBe(true);
});

it.each(["/", "/en/_next", "/_nexting", "/next/image", "/en?/_next/image", "/__next/image"])(
  "takes %s for another",
  (address) => {
    expect(isOfNext(address)).toBe(false);
  },
);
