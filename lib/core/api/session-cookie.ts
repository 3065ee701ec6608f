import "server-only";
import { removedSessionCookies, sessionCookieNames } from "../auth/cookie";
import { requestSite } from "../auth/request-session";
import { env } from "../env";
import type { Endpoint } from "./endpoint";
import type { Declaration } from "./operation";

const over = [204, 401];

/** Clears the cookie of an ended session, but not for other sites: their requests come without the cookie. */
export function withoutSessionCookie<D extends Declaration>(endpoint: Endpoint<D>): Endpoint<D> {
  const handle: typeof endpoint = Object.assign(
    async (...call: Parameters<typeof endpoint>) => {
      const response = await endpoint(...call);
      if (over.includes(response.status) && requestSite(call[0].headers) === "own") {
        const { SITE_URL } = env();
        for (const cookie of removedSessionCookies(SITE_URL, sessionCookieNames(SITE_URL))) {
          response.headers.append("Set-Cookie", cookie);
        }
      }
      return response;
    },
    { declaration: endpoint.declaration },
  );
  return handle;
}
