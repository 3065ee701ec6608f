import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** What React and Next themselves write between a page's script tags, besides data. */
const runtime = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[\d+\]\)$/,
  /^self\.__next_r="[\w-]+"$/,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
];

/** `self.__next_f.push([…])` with nothing but JSON inside is data, whatever it says. */
function isFlightData(code: string): boolean {
  const data = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/.exec(code)?.[1];
  if (!data) return false;
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}

/**
 * CSP sources (`'sha256-…'`) of the inline scripts that Next wrote into a page. A script of any other
 * form, a stored `<script>` for example, gets none and does not run.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(inlineScript)) {
    if (/application\/ld\+json/.test(attributes)) continue;
    if (!isFlightData(code) && !runtime.some((form) => form.test(code))) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}
