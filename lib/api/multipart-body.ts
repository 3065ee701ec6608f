import "server-only";
import { createHash } from "node:crypto";
import type { z } from "zod";
import { AppError } from "../errors";
import { imageLimits } from "../storage/image-limits";
import type { Body } from "./body";
import { readMultipart } from "./read-multipart";
import { Upload } from "./upload";

interface Options {
  /** Bytes of all the texts together. */
  texts: number;
  /** An update sent with POST names the method it means. */
  methodField?: boolean;
}

function fingerprint(values: Record<string, string | Upload>): string {
  const parts = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof Upload ? { file: value.hash } : value,
  ]);
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** A multipart body with texts and, as `image`, a picture of at most 15 MB. */
export function multipartBody<S extends z.ZodType>(schema: S, { texts, methodField }: Options): Body<S> {
  return {
    schema,
    async read(request) {
      const { values, dispose } = await readMultipart(request, ["image"], { file: imageLimits.bytes, texts });
      if (methodField && request.method === "POST" && values._method !== "PUT") {
        await dispose();
        throw new AppError(400, "Permintaan POST ke alamat ini harus membawa _method=PUT.");
      }
      return { value: values, fingerprint: fingerprint(values), dispose };
    },
  };
}
