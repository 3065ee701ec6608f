import "server-only";
import { AppError } from "../errors";
import { requestSite } from "./request-site";
import { sessionOf } from "./session-of";
import type { AdminSession } from "./sessions";

const reading = ["GET", "HEAD", "OPTIONS"];

/**
 * The session of a call to `/api` that only admins may make: 401 without one; 403 when a change is
 * asked for with the cookie and not by a page of this site.
 */
export async function requireSession({ headers, method }: Request): Promise<AdminSession> {
  const session = await sessionOf(headers);
  if (!session) throw new AppError(401, "Sesi tidak valid atau sudah berakhir. Silakan login.");
  const guarded = session.kind === "cookie" && !reading.includes(method);
  if (guarded && requestSite(headers) !== "own") {
    throw new AppError(403, "Permintaan dari situs lain ditolak.");
  }
  return session;
}
