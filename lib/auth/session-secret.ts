import "server-only";
import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** What a client holds for its session: 256 random bits. */
export function newSessionSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** What the database keeps of it. */
export function hashSessionSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
