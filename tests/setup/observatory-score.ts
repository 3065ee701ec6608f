/**
 * The score that MDN's HTTP Observatory gives to an answer of a site behind https, by its published table
 * of modifiers: penalties from 100, and what is better than asked when 90 are left.
 */
export function observatoryScore(headers: Headers): { score: number; modifiers: Record<string, number> } {
  const modifiers = {
    "content-security-policy": ofPolicy(directives(headers.get("content-security-policy"))),
    cookies: ofCookies(headers.getSetCookie()),
    "cross-origin-resource-sharing": headers.get("access-control-allow-credentials") ? -50 : 0,
    "referrer-policy": ofReferrer(headers.get("referrer-policy")),
    "strict-transport-security": ofTransport(headers.get("strict-transport-security")),
    "x-content-type-options": headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    "x-frame-options": ofFrames(headers),
    "cross-origin-resource-policy": ofResources(headers.get("cross-origin-resource-policy")),
    // All scripts come from the site itself.
    "subresource-integrity": 0,
  };
  const all = Object.values(modifiers);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const bare = 100 + sum(all.filter((value) => value < 0));
  return { score: bare >= 90 ? bare + sum(all.filter((value) => value > 0)) : bare, modifiers };
}

const broad = ["*", "http:", "https:", "ftp:", "http://*", "https://*"];
const inline = ["'unsafe-inline'", "data:"];

function directives(policy: string | null): Map<string, string[]> | null {
  if (!policy) return null;
  const parts = policy.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = "", ...sources]) => [name, sources]));
}

function ofPolicy(policy: Map<string, string[]> | null): number {
  if (!policy) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const has = (name: string, values: string[]) => sources(name).some((source) => values.includes(source));
  if (has("script-src", [...broad, ...inline]) || has("object-src", broad)) return -20;
  if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if (has("script-src", ["'unsafe-eval'"]) || has("style-src", ["'unsafe-eval'"])) return -10;
  if (has("style-src", [...broad, ...inline])) return 0;
  const closed =
    policy.get("default-src")?.join() === "'none'" && /^'(?:none|self)'$/.test(sources("form-action").join());
  return closed ? 10 : 5;
}

function ofCookies(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => /session/i.test(cookie) && !/;\s*HttpOnly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /;\s*SameSite=(?:Lax|Strict)/i.test(cookie)) ? 5 : 0;
}

function ofReferrer(policy: string | null): number {
  if (!policy) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

function ofTransport(header: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(header ?? "")?.[1]);
  if (!age) return -20;
  return age >= 15_768_000 ? 0 : -10;
}

function ofFrames(headers: Headers): number {
  const ancestors = directives(headers.get("content-security-policy"))?.get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return 5;
  return /^(?:DENY|SAMEORIGIN)$/.test(headers.get("x-frame-options") ?? "") ? 0 : -20;
}

function ofResources(policy: string | null): number {
  if (policy === "same-origin" || policy === "same-site") return 10;
  return policy === null || policy === "cross-origin" ? 0 : -5;
}
