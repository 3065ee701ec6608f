import "server-only";
import { sessionCookieName } from "../auth/cookie";
import { TooManyAttempts } from "../auth/login-limit";
import { requestSite } from "../auth/request-session";
import { env } from "../env";
import type { RouteHandler } from "./endpoint";
import { errorResponse } from "./error-response";

/** Turns a handler's failures into the documented JSON; a 429 gets `Retry-After`. */
export function withErrorResponse(handler: RouteHandler): RouteHandler {
  return async (request, route) => {
    try {
      return await handler(request, route);
    } catch (error) {
      const response = errorResponse(error, request);
      if (error instanceof TooManyAttempts) response.headers.set("Retry-After", String(error.retryAfter));
      return response;
    }
  };
}

/** Statuses after which the browser's session is gone: ended now, or before. */
const over = [204, 401];

/**
 * Clears the session cookie once the session is over. Not for requests of other sites: their forms come without the
 * cookie, so they end no session and must not clear the cookie of a living one.
 */
export function withoutSessionCookie(handler: RouteHandler): RouteHandler {
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
