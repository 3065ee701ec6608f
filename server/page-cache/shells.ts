import { LRUCache } from "lru-cache";
import { cachedContent } from "@/lib/content/cached-content";
import { metrics } from "@/lib/monitoring/metrics";
import { reportRequestError } from "@/lib/monitoring/request-errors";
import {
  renderShell,
  type Shell,
  type ShellAddress,
  type SlotName,
  slotMark,
  slotNames,
} from "@/lib/pages/shell";
import type { StaticHtml } from "@/lib/pages/static-html";
import { type Document, policyOf } from "./page";

/** Shells of lists, by language, kind and page number, and of tours; each is 20 to 100 KB of text. */
const maxShells = 256;

interface ReadShell {
  contentType: string;
  /** Of its own scripts: a slot that holds one does not make it run. */
  policy: string;
  /** Texts, and the slots between them. */
  pieces: { text: string; slot: SlotName | null }[];
  fill: NonNullable<Shell["fill"]>;
  /** Rendered for the page that is filled first, which counts as that render. */
  isNew: boolean;
}

/** Where a slot's HTML goes: between two tags. Elsewhere its mark is the name of that HTML, and stays. */
const place = new RegExp(`(?<=>)(${slotNames.map(slotMark).join("|")})(?=<)`);

function cut(html: string): ReadShell["pieces"] {
  return html
    .split(place)
    .map((text) => ({ text, slot: slotNames.find((name) => slotMark(name) === text) ?? null }));
}

/** Whether every slot has one place. A text of the site may hold a mark as well. */
function isWhole(pieces: ReadShell["pieces"]): boolean {
  const slots = pieces.flatMap(({ slot }) => slot ?? []);
  return slots.length === slotNames.length && new Set(slots).size === slots.length;
}

export interface ShellsOptions {
  /** Has Next render an address. */
  render: (url: string) => Promise<Document>;
  drawer: StaticHtml;
}

export interface Shells {
  /**
   * The document at `url`, or what Next answers in place of its shell: a redirect, a failure, or that it is not there. Null where the
   * page has to be rendered whole, because its shell cannot be filled.
   */
  document(url: string, shell: ShellAddress): Promise<Document | null>;
}

/**
 * Pages of which Next renders once, as a shell, what neither their query nor a save of a record changes; the rest is drawn into its
 * slots (docs/decisions/38).
 */
export function createShells({ render, drawer }: ShellsOptions): Shells {
  const kept = new LRUCache<string, () => Promise<ReadShell | Document | null>>({ max: maxShells });
  const keyOf = ({ url, noindex }: ShellAddress) => `${url} ${noindex}`;
  const read = async (address: ShellAddress): Promise<ReadShell | Document | null> => {
    const [document, { fill }] = await renderShell(address, render);
    const { status, contentType, body } = document;
    if (status !== 200) {
      // Failures pass, and addresses without a page have no end.
      kept.delete(keyOf(address));
      return document;
    }
    const html = body.toString();
    const pieces = cut(html);
    return fill && isWhole(pieces)
      ? { contentType, policy: policyOf(html), pieces, fill, isNew: true }
      : null;
  };
  const shellAt = (address: ShellAddress) => {
    const key = keyOf(address);
    const known = kept.get(key) ?? cachedContent(() => read(address));
    kept.set(key, known);
    return known();
  };
  return {
    async document(url, shell) {
      const { pathname, searchParams } = new URL(url, "http://localhost");
      const began = performance.now();
      const count = (status: number) => {
        metrics().renders.inc({ status });
        metrics().renderSeconds.observe((performance.now() - began) / 1_000);
      };
      try {
        // Any page of the path knows what fills it; a shell is rendered for no number that has no page.
        const first = await shellAt({ ...shell, url: pathname });
        if (!first || "status" in first) return first;
        const slots = await first.fill(searchParams);
        const found = slots && (shell.url === pathname ? first : await shellAt(shell));
        if (!found || "status" in found) return found;
        const { contentType, policy, pieces } = found;
        const body = pieces.map(({ text, slot }) => (slot ? drawer.htmlOf(slots[slot]) : text)).join("");
        if (!found.isNew) count(200);
        found.isNew = false;
        return { status: 200, location: undefined, contentType, body, policy };
      } catch (error) {
        reportRequestError(error, { path: pathname, method: "GET", headers: {} }, "/[lang]");
        count(500);
        return { status: 500, location: undefined, contentType: "text/html", body: "" };
      }
    },
  };
}
