import "server-only";
import { createHash, randomBytes } from "node:crypto";

const size = 32;

/** What a client holds for its session, its token or its invitation: 256 random bits. */
export function newSecret(): string {
  return randomBytes(size).toString("base64url");
}

/** What the database keeps of it. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
