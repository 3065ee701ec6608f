import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { escapeXml } from "../../core/content/text";
import { found } from "../../core/errors";
import { getSiteSettings } from "../../site/settings";

const base = "/api/docs";

function docsPage(siteName: string): string {
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

/**
 * Starts Swagger UI without the validator, which would call another site, and with closed groups, because a slow computer draws all
 * operations at once in more than twenty seconds.
 */
const docsScript = `SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  docExpansion: "none",
  validatorUrl: null,
});
`;

/** The page loads nothing from other sites and runs no inline script. */
const docsPolicy = [
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

async function docsFile(name: string): Promise<{ type: string; content: string } | null> {
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!type) return null;
  return { type, content: name === "start.js" ? docsScript : await readFile(join(folder, name), "utf8") };
}

/** The pages that show the contract. The contract itself does not name them. */
export const docsApi = {
  getDocs: endpoint(
    {
      method: "GET",
      path: "/docs",
      summary: "Returns this document as a page on which operations can be read and tried.",
      auth: "readContent",
      status: 200,
    },
    async () =>
      new Response(docsPage((await getSiteSettings()).name), {
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy": docsPolicy,
          "Cache-Control": "private, no-store",
        },
      }),
  ),

  getDocsFile: endpoint(
    {
      method: "GET",
      path: "/docs/{file}",
      summary: "Returns a script or a style sheet of the page of this document.",
      auth: "readContent",
      params: z.object({ file: z.string() }),
      status: 200,
    },
    async ({ params }) => {
      const { type, content } = found(await docsFile(params.file));
      return new Response(content, {
        headers: { "Content-Type": type, "Cache-Control": "private, max-age=3600" },
      });
    },
  ),
} satisfies Api;
