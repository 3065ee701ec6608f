import type { SiteSettings } from "../../site/fields";

export type AiUse = SiteSettings["ai_use"];

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
export function aiRules(use: AiUse): { lines: string[]; refused: string[] } {
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
