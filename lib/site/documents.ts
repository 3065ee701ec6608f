import { z } from "zod";
import { Upload } from "../core/storage/upload";

export const documentInput = z.object({ file: z.instanceof(Upload, { error: "Pilih berkas PDF." }) });

export const logoInput = z.object({ file: z.instanceof(Upload, { error: "Pilih berkas SVG atau PNG." }) });

export const documentReceipt = z.object({ path: z.string() });
