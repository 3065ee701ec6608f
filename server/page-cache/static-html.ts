import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { StaticHtml } from "@/lib/pages/static-html";

/** Letters of HTML that are kept: those of some hundred pages, where three are rendered at a time. */
const maxLetters = 16_000_000;

/** Names are short, since each stands in its page twice; longer ones tell parts apart whose digests begin alike. */
function namesOf(html: string): string[] {
  const digest = createHash("sha1").update(html).digest("base64url");
  return [5, 10, digest.length].map((length) => digest.slice(0, length));
}

/** What components draw by `components/ui/static-html.tsx`. */
export function createStaticHtml(names = namesOf): StaticHtml {
  const kept = new LRUCache<string, string>({
    maxSize: maxLetters,
    sizeCalculation: (html) => html.length + 1,
  });
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
    draw: (content: ReactNode) => keep(renderToStaticMarkup(content)),
    get(name) {
      const html = kept.get(name);
      if (html === undefined) throw new Error("A part of the page is no longer kept.");
      return html;
    },
  };
}
