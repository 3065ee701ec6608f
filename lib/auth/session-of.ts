import "server-only";
import { decode } from "next-auth/jwt";
import { env } from "../env";
import { readCookie, sessionCookieName } from "./cookie";
import { type AdminSession, findSession } from "./sessions";

/** The session's secret in next-auth's cookie: all that the encrypted token carries. */
async function secretOfCookie(headers: Headers): Promise<string | null> {
  const { SITE_URL, AUTH_SECRET } = env();
  const token = readCookie(headers.get("cookie"), sessionCookieName(SITE_URL));
  if (!token || !AUTH_SECRET) return null;
  const payload = await decode({ token, secret: AUTH_SECRET }).catch(() => null);
  return typeof payload?.secret === "string" ? payload.secret : null;
}

/** Who makes a request, by its bearer token or its cookie, as the database knows it now; null: nobody we know. */
export async function sessionOf(headers: Headers): Promise<AdminSession | null> {
  const authorization = headers.get("authorization");
  const bearer = /^bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  const kind = bearer ? "bearer" : "cookie";
  const secret = bearer ?? (await secretOfCookie(headers));
  const session = secret ? await findSession(secret) : null;
  return session?.kind === kind ? session : null;
}
