import { createHash } from "node:crypto";
import { starter } from "./late-scripts";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** What React and Next themselves write between a page's script tags, besides data. */
const runtime = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[\d+\]\)$/,
  /^self\.__next_r="[\w-]+"$/,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
];

/** Calls with nothing but JSON inside: the page's data, and which of the build's chunks to start. */
const dataCalls = [
  /^self\.__next_f\.push\((\[[\s\S]*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/,
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isKnown(code: string): boolean {
  return (
    code === starter ||
    runtime.some((form) => form.test(code)) ||
    dataCalls.some((call) => isJson(call.exec(code)?.[1] ?? ""))
  );
}

/**
 * CSP sources (`'sha256-…'`) of the inline scripts that Next, or the door, wrote into a page. A script of any other
 * form, a stored `<script>` for example, gets none and does not run.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(inlineScript)) {
    if (/application\/ld\+json/.test(attributes) || !isKnown(code)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}
