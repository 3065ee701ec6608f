"use client";

import { staticHtml } from "@/lib/pages/static-html";

export interface StaticElementProps {
  as?: "div" | "footer" | "ul";
  id?: string;
  className?: string;
  /** The key of the element's HTML. */
  html: string;
}

/** The HTML of the document by key, which React finds unchanged whenever it renders the element. */
const found = new Map<string, string>();

function documentHtml(name: string): string {
  const known = found.get(name) ?? document.querySelector(`[data-html="${name}"]`)?.innerHTML;
  // The document belongs to another page, so it is loaded again.
  if (known === undefined) window.location.reload();
  found.set(name, known ?? "");
  return known ?? "";
}

/** The element of `StaticHtml`. */
export function StaticElement({ as: Element = "div", html: name, ...attributes }: StaticElementProps) {
  const html = typeof window === "undefined" ? (staticHtml()?.get(name) ?? "") : documentHtml(name);
  return <Element {...attributes} data-html={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
