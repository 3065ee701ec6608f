import { absoluteUrl } from "../../core/pages/absolute-url";
import type { SiteSettings } from "../../site/fields";

type AiUse = SiteSettings["ai_use"];

/** Programs that collect texts for training. */
const trainingAgents = [
  "GPTBot",
  "ClaudeBot",
  "anthropic-ai",
  "Google-Extended",
  "Applebot-Extended",
  "CCBot",
  "Bytespider",
  "meta-externalagent",
  "Amazonbot",
  "cohere-training-data-crawler",
];

/** Programs that read a page to answer a person. */
const readingAgents = [
  "OAI-SearchBot",
  "ChatGPT-User",
  "Claude-SearchBot",
  "Claude-User",
  "PerplexityBot",
  "Perplexity-User",
  "MistralAI-User",
  "DuckAssistBot",
  "meta-externalfetcher",
];

/** The reads that programs need beside pages. */
const opened = ["/api/openapi.json", "/api/packages", "/api/promos", "/api/blogs", "/mcp"];

const says = (allowed: boolean) => (allowed ? "yes" : "no");

/** The lines about artificial intelligence in each group of robots.txt, and the programs that may read nothing. */
function aiRules(use: AiUse): { lines: string[]; refused: string[] } {
  const reads = use !== "none";
  const trains = use === "train";
  return {
    lines: [
      `Content-Signal: search=yes, ai-input=${says(reads)}, ai-train=${says(trains)}`,
      ...(reads ? opened.map((path) => `Allow: ${path}`) : []),
    ],
    refused: [...(trains ? [] : trainingAgents), ...(reads ? [] : readingAgents)],
  };
}

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
