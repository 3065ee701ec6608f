import "server-only";
import { createHash } from "node:crypto";
import { db } from "../db";
import { AppError } from "../errors";
import type { Upload } from "../storage/upload";
import { isPdf } from "./documents";

/** Stores a PDF and returns its path. Throws 422 if the content is none, whatever the file is called. */
export async function storeDocument(file: Upload): Promise<string> {
  const content = Buffer.from(await file.read());
  if (!isPdf(content)) {
    const message = "Berkas ini bukan PDF. Pilih berkas PDF.";
    throw new AppError(422, message, { file: [message] });
  }
  const name = `${createHash("sha256").update(content).digest("hex").slice(0, 32)}.pdf`;
  await db().siteDocument.upsert({ where: { name }, create: { name, content }, update: {} });
  return `/documents/${name}`;
}

export async function readDocument(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!/^[0-9a-f]{32}\.pdf$/.test(name)) return null;
  const row = await db().siteDocument.findUnique({ where: { name }, select: { content: true } });
  return row?.content ?? null;
}
