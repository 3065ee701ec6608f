import { z } from "zod";
import { Upload } from "../storage/upload";

export const documentInput = z.object({ file: z.instanceof(Upload, { error: "Pilih berkas PDF." }) });

export const logoInput = z.object({ file: z.instanceof(Upload, { error: "Pilih berkas SVG atau PNG." }) });

export const documentReceipt = z.object({ path: z.string() });

/** Whether bytes are a PDF. Readers accept other bytes before the first line and after the last one. */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString("latin1");
  return text(bytes.subarray(0, 1024)).includes("%PDF-") && text(bytes.subarray(-1024)).includes("%%EOF");
}
