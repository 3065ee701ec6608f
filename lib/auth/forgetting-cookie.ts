import "server-only";
import type { RouteHandler } from "../api/endpoint";
import { env } from "../env";
import { sessionCookieName } from "./cookie";
import { requestSite } from "./request-site";

/** Statuses after which the browser's session is gone: ended now, or before. */
const over = [204, 401];

/**
 * Lets the browser forget its session's cookie together with the session. Not for another site's page: its form comes
 * without the cookie, so it ends no session, and must not take the cookie away from one that lives.
 */
export function forgettingCookie(handler: RouteHandler): RouteHandler {
  return async (request, route) => {
    const response = await handler(request, route);
    if (over.includes(response.status) && requestSite(request.headers) === "own") {
      const { SITE_URL } = env();
      const secure = SITE_URL.startsWith("https:") ? "; Secure" : "";
      const cookie = `${sessionCookieName(SITE_URL)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
      response.headers.append("Set-Cookie", cookie);
    }
    return response;
  };
}
