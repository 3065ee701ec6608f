import { LRUCache } from "lru-cache";
import { cachedContent } from "@/lib/core/content/cached-content";
import { contentKnowledge } from "@/lib/core/content/content-version";
import { isDatabaseAway } from "@/lib/core/errors";
import { metrics } from "@/lib/core/monitoring/metrics";
import { reportRequestError } from "@/lib/core/monitoring/request-errors";
import type { PageTemplate, RequestedPage } from "@/lib/core/pages/address";
import {
  type RenderedTemplate,
  renderTemplate,
  type SlotName,
  slotNames,
  slotPlaceholder,
} from "../in-next/page-render";
import type { StaticHtmlRenderer } from "../in-next/static-html-renderer";
import { type Document, policyOf } from "./page";

/** Templates of lists, by language, kind and page number, and of tours; each is 20 to 100 KB of text. */
const maxTemplates = 256;

interface ReadTemplate {
  contentType: string;
  /** The Content-Security-Policy of the template's own scripts. A script in a slot has no hash and does not run. */
  policy: string;
  pieces: { text: string; slot: SlotName | null }[];
  indexing: string;
  /** Rendered for the page that is filled first, which counts as that render. */
  isNew: boolean;
}

/** A slot's HTML goes between two tags. Elsewhere the mark is the name of that HTML, and stays. */
const slotPosition = new RegExp(`(?<=>)(${slotNames.map(slotPlaceholder).join("|")})(?=<)`);

function cut(html: string): ReadTemplate["pieces"] {
  return html
    .split(slotPosition)
    .map((text) => ({ text, slot: slotNames.find((name) => slotPlaceholder(name) === text) ?? null }));
}

/** Whether every slot stands there once. A text of the site may hold a mark as well. */
function isWhole(pieces: ReadTemplate["pieces"]): boolean {
  const slots = pieces.flatMap(({ slot }) => slot ?? []);
  return slots.length === slotNames.length && new Set(slots).size === slots.length;
}

export interface TemplatesOptions {
  render: (url: string) => Promise<Document>;
  renderer: StaticHtmlRenderer;
}

export interface Templates {
  /**
   * Returns the document of a page, or Next's response to the render of its template: a redirect, a failure or a 404. Null where
   * Next has to render the page whole, because its template cannot be filled.
   */
  document(page: RequestedPage): Promise<Document | null>;
}

/**
 * Keeps the part of pages that neither their query nor a save of a record changes, which Next renders once as a template. The
 * rest is rendered into the slots of the template for each request (docs/decisions/38).
 */
export function createTemplates({ render, renderer }: TemplatesOptions): Templates {
  const kept = new LRUCache<string, () => Promise<ReadTemplate | Document | null>>({ max: maxTemplates });
  const { moments } = contentKnowledge();
  /** By the route of the page: known once any template of the page has been rendered. */
  const fillers = new Map<string | null, { fill: RenderedTemplate["fill"]; since: number }>();
  /** The function of a page that fills its templates; undefined before the first template, and after a change of everything. */
  const fillerOf = ({ route }: RequestedPage) => {
    const known = fillers.get(route);
    return known && !moments.changedSince(known.since, []) ? known.fill : undefined;
  };
  const keyOf = ({ url, noindex }: PageTemplate) => `${url} ${noindex}`;

  const read = async (page: RequestedPage, template: PageTemplate) => {
    const { url, params } = template;
    const since = moments.now();
    const [document, rendered] = await renderTemplate({ ...page, url, params }, render);
    const { status, contentType, body } = document;
    if (status !== 200) {
      // Failures pass, and addresses without a page have no end.
      kept.delete(keyOf(template));
      return document;
    }
    const html = body.toString();
    const pieces = cut(html);
    if (!rendered || !isWhole(pieces)) return null;
    fillers.set(page.route, { fill: rendered.fill, since });
    const { indexing } = rendered;
    return { contentType, policy: policyOf(html), pieces, indexing, isNew: true };
  };
  const templateOf = (page: RequestedPage, template: PageTemplate) => {
    const key = keyOf(template);
    const known = kept.get(key) ?? cachedContent(() => read(page, template));
    kept.set(key, known);
    return known();
  };

  const fill = async (
    page: RequestedPage,
    template: PageTemplate,
    count: (status: number) => void,
  ): Promise<Document | null> => {
    const known = fillerOf(page);
    // Only the page itself knows how to fill its template, and tells when its first template is rendered.
    const first = known ? null : await templateOf(page, template);
    if (first && "status" in first) return first;
    const content = await (known ?? fillerOf(page))?.(page);
    if (!content) {
      // A list has no template for a number that has no page.
      if (first) kept.delete(keyOf(template));
      return null;
    }
    const found = await templateOf(page, template);
    if (!found || "status" in found) return found;
    if (found.indexing !== content.indexing) return null;
    const { contentType, policy, pieces } = found;
    const body = pieces
      .map(({ text, slot }) => (slot ? renderer.htmlOf(content.slots[slot]) : text))
      .join("");
    if (!found.isNew) count(200);
    found.isNew = false;
    return { status: 200, location: undefined, contentType, body, policy };
  };
  return {
    async document(page) {
      if (!page.template) return null;
      const began = performance.now();
      const count = (status: number) => {
        metrics().renders.inc({ status });
        metrics().renderSeconds.observe((performance.now() - began) / 1_000);
      };
      try {
        return await fill(page, page.template, count);
      } catch (error) {
        const { pathname: path } = new URL(page.url, "http://localhost");
        reportRequestError(error, { path, method: "GET", headers: {} }, "/[lang]");
        const status = isDatabaseAway(error) ? 503 : 500;
        count(status);
        return { status, location: undefined, contentType: "text/html", body: "" };
      }
    },
  };
}
