import "server-only";
import type { RouteHandler } from "../api/endpoint";
import { env } from "../env";
import { sessionCookieName } from "./cookie";

/** Statuses after which the browser's session is gone: ended now, or before. */
const over = [204, 401];

/** Lets the browser forget its session's cookie together with the session. */
export function forgettingCookie(handler: RouteHandler): RouteHandler {
  return async (request, route) => {
    const response = await handler(request, route);
    if (over.includes(response.status)) {
      const { SITE_URL } = env();
      const secure = SITE_URL.startsWith("https:") ? "; Secure" : "";
      const cookie = `${sessionCookieName(SITE_URL)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
      response.headers.append("Set-Cookie", cookie);
    }
    return response;
  };
}
