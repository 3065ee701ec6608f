import "server-only";
import { db } from "../db";
import type { PublicPassKey } from "./verify-pass";

/** Lists the public keys of all passes, also of keys that sign no more. The private keys are never read here. */
export async function listPublicPassKeys(): Promise<PublicPassKey[]> {
  const rows = await db("pass-keys").tripPassKey.findMany({
    orderBy: { created_at: "asc" },
    select: { id: true, public_key: true },
  });
  return rows.map(({ id, public_key }) => ({
    id,
    public_key: Buffer.from(public_key).toString("base64url"),
  }));
}
