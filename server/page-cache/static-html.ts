import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { isSlotPlaceholder } from "../in-next/page-render";
import type { ElementList, StaticHtmlRenderer } from "../in-next/static-html-renderer";

const maxLetters = 16_000_000;

const maxElementLetters = 16_000_000;

/** Names are short, since each stands in its page twice. Longer names distinguish parts with equal first digits. */
function namesOf(html: string): string[] {
  const digest = createHash("sha1").update(html).digest("base64url");
  return [5, 10, digest.length].map((length) => digest.slice(0, length));
}

function createRenderedElements(htmlOf: (content: ReactNode) => string) {
  const kept = new LRUCache<string, string>({
    maxSize: maxElementLetters,
    sizeCalculation: (html) => html.length + 1,
  });
  const numbers = new WeakMap<object, number>();
  let components = 0;
  const numberOf = (component: object): number => {
    const known = numbers.get(component);
    if (known !== undefined) return known;
    components += 1;
    numbers.set(component, components);
    return components;
  };
  return function rendered<Props extends object>(
    component: ElementList<Props>["each"],
    props: Props,
  ): string {
    const key = numberOf(component) + createHash("sha1").update(JSON.stringify(props)).digest("base64url");
    const known = kept.get(key);
    if (known !== undefined) return known;
    const html = htmlOf(createElement(component, props));
    kept.set(key, html);
    return html;
  };
}

export function createStaticHtml(names = namesOf): StaticHtmlRenderer {
  const kept = new LRUCache<string, string>({
    maxSize: maxLetters,
    sizeCalculation: (html) => html.length + 1,
  });
  let depth = 0;
  const htmlOf = (content: ReactNode): string => {
    depth += 1;
    try {
      return renderToStaticMarkup(content);
    } finally {
      depth -= 1;
    }
  };
  const rendered = createRenderedElements(htmlOf);
  const htmlOfEach = <Props extends object>({ each, of }: ElementList<Props>) =>
    of.map((props) => rendered(each, props)).join("");
  const keep = (html: string): string => {
    for (const name of names(html)) {
      const other = kept.get(name);
      if (other !== undefined && other !== html) continue;
      if (other === undefined) kept.set(name, html);
      return name;
    }
    throw new Error("There is no name left for a part of a page.");
  };
  return {
    get isRendering() {
      return depth > 0;
    },
    htmlOf,
    render: (content) => keep(htmlOf(content)),
    renderEach: (elements) => keep(htmlOfEach(elements)),
    htmlOfEach,
    get(name) {
      if (isSlotPlaceholder(name)) return name;
      const html = kept.get(name);
      if (html === undefined) throw new Error("A part of the page is no longer kept.");
      return html;
    },
  };
}
