import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeXml } from "../../core/content/text";

const base = "/api/docs";

export function docsPage(siteName: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(`${siteName} API`.trim())}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${base}/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="${base}/swagger-ui-bundle.js"></script>
<script src="${base}/start.js"></script>
</body>
</html>
`;
}

/** Starts Swagger UI without the validator, which would call another site. */
const docsScript = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", deepLinking: true, validatorUrl: null });
`;

/** The page loads nothing from other sites and runs no inline script. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const folder = "node_modules/swagger-ui-dist";

const types: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "start.js": "text/javascript; charset=utf-8",
};

export async function docsFile(name: string): Promise<{ type: string; content: string } | null> {
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!type) return null;
  return { type, content: name === "start.js" ? docsScript : await readFile(join(folder, name), "utf8") };
}
