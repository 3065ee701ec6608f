"use client";

import { staticHtml } from "@/lib/pages/static-html";

export interface StaticElementProps {
  as?: "div" | "footer" | "ul";
  id?: string;
  className?: string;
  /** The name of its HTML. */
  html: string;
}

/** In the browser: the HTML of the document, by name, for React to find unchanged whenever it draws the element. */
const found = new Map<string, string>();

function documentHtml(name: string): string {
  const known = found.get(name) ?? document.querySelector(`[data-html="${name}"]`)?.innerHTML;
  // Drawn anew for a page that is not this document.
  if (known === undefined) window.location.reload();
  found.set(name, known ?? "");
  return known ?? "";
}

/** The element of `StaticHtml`. */
export function StaticElement({ as: Element = "div", html: name, ...attributes }: StaticElementProps) {
  const html = typeof window === "undefined" ? (staticHtml()?.get(name) ?? "") : documentHtml(name);
  return <Element {...attributes} data-html={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
