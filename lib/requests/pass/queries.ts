import "server-only";
import { type PageInfo, type PageOf, pageInfo } from "../../core/content/pagination";
import { db } from "../../core/db";
import type { PassKey, PassSignature } from "./schema";
import type { PublicPassKey } from "./verify-pass";

/** Lists the public keys of all passes, also of keys that sign no more. The private keys are never read here. */
export async function listPublicPassKeys(): Promise<PublicPassKey[]> {
  const rows = await db("pass-keys").tripPassKey.findMany({
    orderBy: { created_at: "asc" },
    select: { id: true, public_key: true, withdrawn_at: true },
  });
  return rows.map(({ id, public_key, withdrawn_at }) => ({
    id,
    public_key: Buffer.from(public_key).toString("base64url"),
    withdrawn: withdrawn_at !== null,
  }));
}

/** Lists the keys with their moments and the number of their signatures, the latest key first. */
export async function listPassKeys(): Promise<PassKey[]> {
  const rows = await db().tripPassKey.findMany({
    orderBy: { created_at: "desc" },
    select: {
      id: true,
      created_at: true,
      retired_at: true,
      withdrawn_at: true,
      withdrawn_by: true,
      _count: { select: { signatures: true } },
    },
  });
  return rows.map(({ _count, ...key }) => ({ ...key, signatures: _count.signatures }));
}

/** Lists who signed passes, the latest signature first; with a digest, only the signatures of that pass. */
export async function listPassSignatures(
  request: PageOf,
  digest?: string,
): Promise<{ signatures: PassSignature[]; pagination: PageInfo }> {
  const where = { digest };
  const total = await db().tripPassSignature.count({ where });
  const rows = await db().tripPassSignature.findMany({
    where,
    orderBy: { id: "desc" },
    skip: (request.page - 1) * request.perPage,
    take: request.perPage,
  });
  const signatures = rows.map(({ id, key_id, digest, username, created_at }) => ({
    id,
    key: key_id,
    digest,
    username,
    created_at,
  }));
  return { signatures, pagination: pageInfo(request, total) };
}
