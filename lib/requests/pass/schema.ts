import { z } from "zod";
import { pageQuery } from "../../core/api/query";
import { isoTime } from "../../core/content/fields";
import { passKeyLength } from "./pass-code";

const digest = z.string().regex(/^[\w-]{43}$/, "Harus berupa SHA-256 dalam base64url.");

export const signatureInput = z.object({
  digest: digest.describe("The SHA-256 of the content of the pass, in base64url. The content is never sent."),
});

export const passSignatureSchema = z.object({
  key: z.string().describe("The id of the key, which is part of the pass."),
  signature: z.string().describe("The Ed25519 signature in base64url."),
});

export const publicPassKeySchema = z.object({
  id: z.string(),
  public_key: z.string().describe("The public Ed25519 key: 32 bytes in base64url."),
  withdrawn: z.boolean().describe("Whether the key is withdrawn, so that its passes are no longer genuine."),
});

export const passKeyParams = z.object({ key: z.string().regex(new RegExp(`^[\\w-]{${passKeyLength}}$`)) });

export const passKeySchema = z.object({
  id: z.string(),
  created_at: isoTime,
  retired_at: isoTime.nullable().describe("Since when the key signs no more passes. Null if the key signs."),
  withdrawn_at: isoTime.nullable().describe("Since when the passes of the key are no longer genuine."),
  withdrawn_by: z.string().nullable(),
  signatures: z.int().min(0).describe("The number of listed signatures of the key."),
});

export type PassKey = z.output<typeof passKeySchema>;

export const signatureQuery = pageQuery.extend({
  digest: digest.optional().describe("Lists only the signatures of the pass with this digest."),
});

/** Who signed a pass. The digest tells nothing about the guest. */
export const signedPassSchema = z.object({
  id: z.int(),
  key: z.string(),
  digest: z.string(),
  username: z.string(),
  created_at: isoTime,
});

export type PassSignature = z.output<typeof signedPassSchema>;
