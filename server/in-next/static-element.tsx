"use client";

import { staticHtml } from "./static-html-renderer";

export interface StaticElementProps {
  as?: "div" | "footer" | "ul";
  id?: string;
  className?: string;
  html: string;
}

/** Keeps HTML of the document by name, so that React finds it unchanged at each render in the browser. */
const found = new Map<string, string>();

function documentHtml(name: string): string {
  const known = found.get(name) ?? document.querySelector(`[data-html="${name}"]`)?.innerHTML;
  // React renders the element for a page that is not this document.
  if (known === undefined) window.location.reload();
  found.set(name, known ?? "");
  return known ?? "";
}

export function StaticElement({ as: Element = "div", html: name, ...attributes }: StaticElementProps) {
  const html = typeof window === "undefined" ? (staticHtml()?.get(name) ?? "") : documentHtml(name);
  return <Element {...attributes} data-html={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
