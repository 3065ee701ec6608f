import { z } from "zod";

export const signatureInput = z.object({
  digest: z
    .string()
    .regex(/^[\w-]{43}$/, "Harus berupa SHA-256 dalam base64url.")
    .describe("SHA-256 of the pass's content in base64url. The content itself is never sent."),
});

export const passSignatureSchema = z.object({
  key: z.string().describe("The id of the key, which stands in the pass."),
  signature: z.string().describe("Ed25519, in base64url."),
});

export const publicPassKeySchema = z.object({
  id: z.string(),
  public_key: z.string().describe("Ed25519, 32 bytes in base64url."),
});
