import "server-only";
import { createHash } from "node:crypto";
import type { Transaction } from "../content/change-content";
import { db } from "../db";
import { AppError } from "../errors";
import { log } from "../log";
import { type FileContent, missingResponse, sendFile, storedContent } from "./file-response";
import { lockImage } from "./image-locks";
import { store } from "./store";
import { documentFile } from "./stored-names";
import type { Upload } from "./upload";

/** Whether bytes are a PDF. Readers accept other bytes before the first line and after the last one. */
function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString("latin1");
  return text(bytes.subarray(0, 1024)).includes("%PDF-") && text(bytes.subarray(-1024)).includes("%%EOF");
}

const limits = { maxWait: 5_000, timeout: 60_000 };

/** Writes the file before the row, so that no row ever names a missing file. */
async function keepDocument(name: string, path: string, bytes: Uint8Array): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '60s'`;
    await tx.$executeRaw(lockImage(path));
    await store().save(path, bytes);
    await tx.siteDocument.upsert({ where: { name }, create: { name }, update: { content: null } });
  }, limits);
}

/** Stores a PDF and returns its path. Throws 422 if the content is none, whatever the file is called. */
export async function storeDocument(file: Upload): Promise<string> {
  const content = await file.read();
  if (!isPdf(content)) {
    const message = "Berkas ini bukan PDF. Pilih berkas PDF.";
    throw new AppError(422, message, { file: [message] });
  }
  const name = `${createHash("sha256").update(content).digest("hex").slice(0, 32)}.pdf`;
  await keepDocument(name, documentFile(name) ?? name, content);
  return `/documents/${name}`;
}

/** Tells whether the document of a path such as `/documents/abcd….pdf` was uploaded. */
export async function hasDocument(tx: Transaction, path: string): Promise<boolean> {
  const name = path.slice("/documents/".length);
  return (await tx.siteDocument.count({ where: { name } })) > 0;
}

function memoryContent(bytes: Uint8Array<ArrayBuffer>): FileContent {
  return {
    size: bytes.byteLength,
    modified: new Date(0),
    read: async (range) => new Blob([range ? bytes.subarray(range.start, range.end + 1) : bytes]).stream(),
  };
}

/**
 * Moves a document that an earlier release kept in the database to the store. Returns its bytes if the store takes none, and
 * null if there is no such document.
 */
async function moveDocument(name: string, path: string): Promise<FileContent | null> {
  const row = await db().siteDocument.findUnique({ where: { name }, select: { content: true } });
  if (!row?.content) return null;
  try {
    await keepDocument(name, path, row.content);
  } catch (err) {
    log().warn({ err }, "A document could not be moved to the store. The next request tries again.");
    return memoryContent(row.content);
  }
  return storedContent(path);
}

/** Responds with a document or a part of it. Every name that `storeDocument` did not give is a 404. */
export async function documentResponse(name: string, request: Request): Promise<Response> {
  const path = documentFile(name);
  const content = path && ((await storedContent(path)) ?? (await moveDocument(name, path)));
  return content ? sendFile(content, "application/pdf", request) : missingResponse();
}
