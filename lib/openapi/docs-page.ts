import { site } from "../site";

const base = "/api/docs";

/** Swagger UI, all of it from this site, as every script and style here. */
export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${site.name} API</title>
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

/** Starts it, without the validator of a third party. */
export const docsScript = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", deepLinking: true, validatorUrl: null });
`;

/** What the page may load: nothing from elsewhere, no script of its own text. */
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
