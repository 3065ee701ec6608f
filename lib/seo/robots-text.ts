import { absoluteUrl } from "../absolute-url";

/** What no search engine has to read. */
const closed = ["/admin", "/login", "/api"];

/** Parameters that say where a visitor came from and change nothing on the page. */
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

/** What robots.txt says; a robot that finds its own group reads no other, so Yandex's repeats the rules. */
export function robotsText(): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  const groups = [
    ["User-agent: *", ...rules],
    ["User-agent: Yandex", ...rules, `Clean-param: ${tracking.join("&")}`],
    [`Sitemap: ${absoluteUrl("/sitemap.xml")}`],
  ];
  return `${groups.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
