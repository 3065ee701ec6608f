import { rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { GET, HEAD } from "@/app/documents/[file]/route";
import { GET as getPicture } from "@/app/storage/[...path]/route";
import { db } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { store } from "@/lib/core/storage/store";
import { documentFile } from "@/lib/core/storage/stored-names";
import { sweepStorage } from "@/lib/core/storage/sweep";
import { htmlColumns } from "@/lib/registry/html-columns";
import { addAdmin, adminOfEachTest } from "./admin";
import { api } from "./api";
import { promoForm } from "./bodies";
import { callAs, succeed } from "./call";

const admin = adminOfEachTest();
const later = () => new Date(Date.now() + 48 * 60 * 60 * 1_000);
const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);

beforeEach(async () => {
  await db().siteDocument.deleteMany();
});

async function upload(bytes: Buffer): Promise<string> {
  const form = { file: new Blob([new Uint8Array(bytes)]) };
  const { path } = await succeed<{ path: string }>(callAs(admin, api.uploadDocument, { form }));
  return path.slice("/documents/".length);
}

/** Stores a document as releases before this one did. */
async function storeInDatabase(bytes: Buffer, name = `${"ab".repeat(16)}.pdf`): Promise<string> {
  await rm(join(env().STORAGE_DIR, name.slice(0, 2)), { recursive: true, force: true });
  await db().siteDocument.create({ data: { name, content: new Uint8Array(bytes) } });
  return name;
}

function get(name: string, headers: Record<string, string> = {}, handler = GET): Promise<Response> {
  const method = handler === HEAD ? "HEAD" : "GET";
  const request = new Request(`http://localhost:3000/documents/${name}`, { headers, method });
  return handler(request, { params: Promise.resolve({ file: name }) });
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const isInStore = async (name: string) => (await store().find(documentFile(name) ?? "")) !== null;

describe("a document", () => {
  //
  it("may be uploaded by an editor, whose promo names it", async () => {
    const editor = await addAdmin("writer", "editor");
    const bytes = pdf("Terms of a promo");
    const form = { file: new Blob([new Uint8Array(bytes)]) };
    const { path } = await succeed<{ path: string }>(callAs(editor, api.uploadDocument, { form }));
    const promo = await callAs(editor, api.createPromo, { form: promoForm({ pdf_url: path }) });
    expect(promo).toMatchObject({ status: 201, body: { pdf_url: path } });
    expect(await bytesOf(await get(path.slice("/documents/".length)))).toEqual(bytes);
  });

  //
  it.each([
    ["that was uploaded", upload],
    ["that an earlier release stored in the database", storeInDatabase],
  ])("%s is streamed from the store, whole or in parts, and not read for HEAD and 304", async (_, keep) => {
    const bytes = pdf("x".repeat(500));
    const name = await keep(bytes);
    const whole = await get(name);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
    });
    expect(await bytesOf(whole)).toEqual(bytes);
    expect(await db().siteDocument.findUnique({ where: { name } })).toMatchObject({ content: null });
    const read = vi.spyOn(store(), "read");
    const etag = whole.headers.get("etag") ?? "";
    const kept = await get(name, { "If-None-Match": etag });
    expect([kept.status, await kept.text()]).toEqual([304, ""]);
    const head = await get(name, {}, HEAD);
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(bytes.length),
      "",
    ]);
    expect(read).not.toHaveBeenCalled();
    const part = await get(name, { Range: "bytes=1-3" });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      `bytes 1-3/${bytes.length}`,
      "PDF",
    ]);
    read.mockRestore();
  });

  //
  it("of an earlier release is served although the store takes no file", async () => {
    const name = await storeInDatabase(pdf("old"));
    // A file in place of the folder.
    const folder = join(env().STORAGE_DIR, name.slice(0, 2));
    await writeFile(folder, "");
    expect(await bytesOf(await get(name))).toEqual(pdf("old"));
    expect(await (await get(name, { Range: "bytes=1-3" })).text()).toBe("PDF");
    expect((await get(name, {}, HEAD)).status).toBe(200);
    await rm(folder);
    expect(await bytesOf(await get(name))).toEqual(pdf("old"));
    expect(await isInStore(name)).toBe(true);
  });

  //
  it("stays in the store after a sweep; a file without a row does not", async () => {
    const [name, lost] = [await upload(pdf("used")), await upload(pdf("lost"))];
    await db().siteDocument.delete({ where: { name: lost } });
    const old = new Date(0);
    for (const each of [name, lost])
      await utimes(join(env().STORAGE_DIR, documentFile(each) ?? ""), old, old);
    await sweepStorage(htmlColumns, later());
    expect([await isInStore(name), await isInStore(lost)]).toEqual([true, false]);
  });

  it("has one address", async () => {
    const name = await upload(pdf("one"));
    const path = documentFile(name) ?? "";
    const request = new Request(`http://localhost:3000/storage/${path}`);
    expect((await getPicture(request, { params: Promise.resolve({ path: path.split("/") }) })).status).toBe(
      404,
    );
    expect((await get(name.replace(".pdf", ""))).status).toBe(404);
    expect((await get(`${"0".repeat(32)}.pdf`)).status).toBe(404);
  });
});
