import "server-only";
import { decode } from "next-auth/jwt";
import type { Prisma } from "../../../prisma/client/client";
import { env } from "../env";
import { AppError } from "../errors";
import { readSessionCookie } from "./cookie";
import { type Actor, may, type Permission, type Rights, roleOf } from "./permissions";
import { type AdminSession, findSession } from "./sessions";

/** The Host of the visitor's request. The server sets this header and drops the visitor's own. */
const visitorHostHeader = "x-visitor-host";

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

export function requestSite(headers: Headers): "own" | "foreign" | "missing" {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" ? "own" : "foreign";
  const origin = headers.get("origin");
  if (origin === null) return "missing";
  const host = headers.get(visitorHostHeader) ?? headers.get("host");
  return origin === env().SITE_URL || (host !== null && hostOf(origin) === host) ? "own" : "foreign";
}

async function secretOfCookie(headers: Headers): Promise<string | null> {
  const { SITE_URL, AUTH_SECRET } = env();
  const token = readSessionCookie(headers.get("cookie"), SITE_URL);
  if (!token || !AUTH_SECRET) return null;
  const payload = await decode({ token, secret: AUTH_SECRET }).catch(() => null);
  return typeof payload?.secret === "string" ? payload.secret : null;
}

export async function sessionOf(headers: Headers): Promise<AdminSession | null> {
  const authorization = headers.get("authorization");
  const bearer = /^bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  const secret = bearer ?? (await secretOfCookie(headers));
  const session = secret ? await findSession(secret) : null;
  return session && (session.kind === "cookie") === !bearer ? session : null;
}

export function actorOf({ kind, scope, user }: AdminSession): Actor {
  return { ...user, scope, kind };
}

const reading = ["GET", "HEAD", "OPTIONS"];
const refusedToRole = "Akun Anda tidak memiliki hak untuk ini. Mintalah bantuan seorang admin.";
const refusedToToken = "Token API ini tidak memiliki hak untuk permintaan ini.";

export function requirePermission(rights: Rights, permission: Permission): void {
  if (!may(rights, permission)) throw new AppError(403, rights.scope ? refusedToToken : refusedToRole);
}

const sessionEnded = () => new AppError(401, "Sesi tidak valid atau sudah berakhir. Silakan login.");

/** Throws 401 without a session, and 403 without the permission or for a cookie's change from another site. */
export async function requireSession(
  { headers, method }: Request,
  permission: Permission = "readContent",
): Promise<AdminSession> {
  const session = await sessionOf(headers);
  if (!session) throw sessionEnded();
  const guarded = session.kind === "cookie" && !reading.includes(method);
  if (guarded && requestSite(headers) !== "own") {
    throw new AppError(403, "Permintaan dari situs lain ditolak.");
  }
  requirePermission(actorOf(session), permission);
  return session;
}

/** Locks the account until the transaction ends, so that a concurrent deactivation or revocation waits, or throws 401 or 403. */
export async function holdSession(
  tx: Prisma.TransactionClient,
  { id, scope }: AdminSession,
  permission: Permission,
): Promise<void> {
  const [account] = await tx.$queryRaw<{ role: string }[]>`
    SELECT role FROM session JOIN admin_user ON admin_user.id = user_id
    WHERE session.id = ${id} AND active
    FOR NO KEY UPDATE OF admin_user FOR KEY SHARE OF session`;
  if (!account) throw sessionEnded();
  requirePermission({ role: roleOf(account.role), scope }, permission);
}
