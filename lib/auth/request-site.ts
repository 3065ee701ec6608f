import "server-only";
import { env } from "../env";

/** The Host that the visitor asked for; the door sets it and drops what comes from outside. */
const visitorHostHeader = "x-visitor-host";

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Which site a request says it was made by: this one, another, or nothing said. Browsers say it,
 * and no page of another site can make them lie.
 */
export function requestSite(headers: Headers): "own" | "foreign" | "unsaid" {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" ? "own" : "foreign";
  const origin = headers.get("origin");
  if (origin === null) return "unsaid";
  const host = headers.get(visitorHostHeader) ?? headers.get("host");
  return origin === env().SITE_URL || (host !== null && hostOf(origin) === host) ? "own" : "foreign";
}
