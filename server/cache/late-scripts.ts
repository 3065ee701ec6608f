import { hydrated } from "@/lib/hydrated";

/** Milliseconds after which scripts start although the page still loads. */
const patience = 4_000;

/** How often a script that could not be fetched is asked for again, and after how many milliseconds. */
const tries = { more: 5, after: 2_000 } as const;

/**
 * Starts the scripts that its element names when the page with its first picture is there and drawn, or at the
 * first touch or key, whichever comes first. A click on a button that waits for them is kept and repeated when
 * the page's controls work, and a script that could not be fetched is asked for again, so that no tap is lost on
 * a weak signal.
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
  `setTimeout(s,${patience})`,
  "})()",
].join("");

const asyncScript = /<script src="(\/_next\/static\/[^"\s]+\.js)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * A public document of Next with its scripts behind the first picture: they are fetched by `starter`, in place of
 * beside the picture, whose bandwidth they would halve (docs/decisions/11). A document without scripts is
 * returned as it is.
 */
export function withLateScripts(html: string): string {
  const names = [...html.matchAll(asyncScript)].map(([, name]) => name);
  if (names.length === 0) return html;
  const element = `<script data-late="${names.join(" ")}">${starter}</script>`;
  // Before the first link: an inline script behind a stylesheet waits for it.
  return html
    .replace(asyncScript, "")
    .replace(scriptPreload, "")
    .replace("<link ", () => `${element}<link `);
}
