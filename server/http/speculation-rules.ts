import type { IncomingMessage, ServerResponse } from "node:http";
import { languages } from "@/lib/core/i18n/languages";

export const speculationRulesPath = "/speculation-rules.json";

export const speculationRulesHeader = `"${speculationRulesPath}"`;

const publicPages = {
  and: [
    { href_matches: languages.flatMap((language) => [`/${language}`, `/${language}/*`]) },
    { not: { href_matches: "/*/feed.xml" } },
    { not: { selector_matches: "[target=_blank], [aria-current]" } },
  ],
};

/** Lets a browser fetch public documents ahead at the first sign of interest (docs/decisions/21). */
const rules = JSON.stringify({ prefetch: [{ where: publicPages, eagerness: "moderate" }] });

const none = JSON.stringify({ prefetch: [] });

const oneHour = "public, max-age=3600";

/** A browser that saves data gets no rules. */
export function sendSpeculationRules({ method, headers }: IncomingMessage, response: ServerResponse): void {
  const body = headers["save-data"] === "on" ? none : rules;
  response.writeHead(200, {
    "Content-Type": "application/speculationrules+json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": oneHour,
    Vary: "Save-Data",
  });
  response.end(method === "HEAD" ? undefined : body);
}

/** Whether a browser fetches a page ahead of a visit that may never come. */
export function isPrefetch({ headers }: IncomingMessage): boolean {
  return [headers["sec-purpose"], headers.purpose].some((purpose) => /\bprefetch\b/.test(String(purpose)));
}
