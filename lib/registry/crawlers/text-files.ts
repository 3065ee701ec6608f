import { absoluteUrl } from "../../core/pages/absolute-url";
import { type AiUse, aiRules } from "./ai-agents";

const closed = ["/admin", "/login", "/api"];

const tracking = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "utm_id",
  "gclid",
  "gbraid",
  "wbraid",
  "fbclid",
  "yclid",
  "ysclid",
  "_openstat",
  "ref",
];

/** robots.txt. A robot reads only its own group, so the one for Yandex repeats the rules. */
export function robotsText(use: AiUse): string {
  const { lines, refused } = aiRules(use);
  const rules = [...lines, ...closed.map((path) => `Disallow: ${path}`)];
  const groups = [
    ...(refused.length > 0 ? [[...refused.map((agent) => `User-agent: ${agent}`), "Disallow: /"]] : []),
    ["User-agent: *", ...rules],
    ["User-agent: Yandex", ...rules, `Clean-param: ${tracking.join("&")}`],
    [`Sitemap: ${absoluteUrl("/sitemap.xml")}`],
  ];
  return `${groups.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** security.txt (RFC 9116), which needs a contact. It expires eleven months after the current month began, so the text stays the same for a month. */
export function securityText(now: Date, email: string): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: id, en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
