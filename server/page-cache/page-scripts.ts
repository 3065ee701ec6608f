import { createHash } from "node:crypto";
import { browserScript } from "../browser/scripts";

const asyncScript = /<script src="(\/_next\/static\/[^"\s]+\.js)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Defers the scripts of a public document: `server/browser/late-scripts.ts` fetches them after the first picture, whose
 * bandwidth they would halve (docs/decisions/11), and `more` after them. A document without scripts is returned as it is.
 */
export function withLateScripts(html: string, more: readonly string[] = []): string {
  const names = [...html.matchAll(asyncScript)].map(([, name]) => name);
  if (names.length === 0) return html;
  const element = `<script data-late="${[...names, ...more].join(" ")}">${browserScript("late-scripts")}</script>`;
  // Before the first link: an inline script behind a stylesheet waits for it.
  return html
    .replace(asyncScript, "")
    .replace(scriptPreload, "")
    .replace("<link ", () => `${element}<link `);
}

const hotReloadState = /(<script id="_R_">self\.__next_r="[\w-]+");var __nextHmrInitialVersion="\d+";/;

/**
 * Removes the number of the hot reload state that Next writes into a page in development. A browser reloads a page whose number
 * is not the present one, so a cached page would reload without end.
 */
export function withoutHotReloadState(html: string): string {
  return html.replace(hotReloadState, "$1");
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** What React and Next themselves write between a page's script tags, besides data. */
const runtime = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[\d+\]\)$/,
  // The second statement is there in development.
  /^self\.__next_r="[\w-]+"(?:;var __nextHmrInitialVersion="\d+";)?$/,
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
    code === browserScript("late-scripts") ||
    code === browserScript("plan-mode") ||
    runtime.some((form) => form.test(code)) ||
    dataCalls.some((call) => isJson(call.exec(code)?.[1] ?? ""))
  );
}

/**
 * CSP sources (`'sha256-…'`) of the inline scripts that Next or this server wrote into a page. A script of any other
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
