import { createHash } from "node:crypto";
import { hydrated } from "@/lib/browser/hydrated";
import { planModeScript } from "@/lib/browser/web-storage";

/** Milliseconds after which scripts start even if the page is still loading. */
const loadTimeout = 4_000;

/** Retries of a script that could not be fetched, and the milliseconds between them. */
const tries = { more: 5, after: 2_000 } as const;

/**
 * Starts the scripts that its element names once the page and its first picture are drawn, or at the first touch
 * or key, whichever comes first. A click on a button that is not hydrated yet is repeated after hydration, and a
 * script that could not be fetched is retried, so that no tap is lost on a weak signal.
 */
export const starter = [
  "(()=>{",
  "let d=document,n=d.currentScript.dataset.late.split(' '),w,",
  "a=(f,m)=>{let e=d.createElement('script');e.src=f;e.async=true;d.head.append(e);",
  `e.onerror=()=>{e.remove();if(m)setTimeout(a,${tries.after},f,m-1)}},`,
  `s=()=>{for(let f of n)a(f,${tries.more});n=[]},`,
  "k=e=>{let b=e.target.closest('button[type=button]');if(!b)return;e.stopImmediatePropagation();",
  "w?.removeAttribute('data-waiting');w=b;b.setAttribute('data-waiting','')};",
  "for(let t of['pointerdown','keydown'])addEventListener(t,s,{capture:true,passive:true,once:true});",
  "addEventListener('click',k,true);",
  `addEventListener('${hydrated}',()=>{removeEventListener('click',k,true);`,
  "if(w){w.removeAttribute('data-waiting');w.click()}},{once:true});",
  "addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(s)));",
  `setTimeout(s,${loadTimeout})`,
  "})()",
].join("");

const asyncScript = /<script src="(\/_next\/static\/[^"\s]+\.js)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Defers the scripts of a public document: `starter` fetches them after the first picture, whose bandwidth they
 * would halve (docs/decisions/11), and `more` after them. A document without scripts is returned as it is.
 */
export function withLateScripts(html: string, more: readonly string[] = []): string {
  const names = [...html.matchAll(asyncScript)].map(([, name]) => name);
  if (names.length === 0) return html;
  const element = `<script data-late="${[...names, ...more].join(" ")}">${starter}</script>`;
  // Before the first link: an inline script behind a stylesheet waits for it.
  return html
    .replace(asyncScript, "")
    .replace(scriptPreload, "")
    .replace("<link ", () => `${element}<link `);
}

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
    code === planModeScript ||
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
