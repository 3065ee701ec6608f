import "server-only";
import { createHash, randomBytes } from "node:crypto";

const size = 32;

/** The secret of a session, token or invitation: 256 random bits. */
export function newSecret(): string {
  return randomBytes(size).toString("base64url");
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
