import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ReactNode } from "react";
import type { RequestedPage } from "@/lib/pages/address";
import { sharedState } from "@/lib/shared-state";

/** The parts of a page that follow from its query and its records. The rest of the page is its template. */
export const slotNames = ["search", "language", "languages", "content"] as const;

export type SlotName = (typeof slotNames)[number];

export type Slots = Record<SlotName, ReactNode>;

/** What is put into a template for one request. */
export interface TemplateContent {
  slots: Slots;
  /** The part of the head for search engines, as text. A template with another value does not fit. */
  indexing: string;
}

/** What a page says about its template while Next renders it. */
export interface RenderedTemplate {
  indexing: string;
  /** Renders the slots for a request; null where the page is not there, or has another address. */
  fill: (requested: RequestedPage) => Promise<TemplateContent | null>;
}

/** A render that the server has asked Next for. */
interface PageRender {
  /** The address, which the server has read already. */
  requested: RequestedPage;
  isTemplate: boolean;
  /** Set by the page in the render of a template. */
  rendered: RenderedTemplate | null;
}

const renders = sharedState("page-renders", () => new AsyncLocalStorage<PageRender>());

/** The page that the server has asked for; undefined in a render that Next began by itself. */
export function requestedPage(): RequestedPage | undefined {
  return renders.getStore()?.requested;
}

/** Whether a template is being rendered, in place of a whole page. */
export function isTemplateRender(): boolean {
  return renders.getStore()?.isTemplate ?? false;
}

/** Tells the server how the template that is being rendered is filled. */
export function provideTemplate(rendered: RenderedTemplate): void {
  const render = renders.getStore();
  if (render) render.rendered = rendered;
}

/** Runs Next's render of a whole page. */
export function renderPage<T>(requested: RequestedPage, render: (url: string) => Promise<T>): Promise<T> {
  return renders.run({ requested, isTemplate: false, rendered: null }, () => render(requested.url));
}

/** Runs Next's render of a template. The second result is null where the page provides none. */
export async function renderTemplate<T>(
  requested: RequestedPage,
  render: (url: string) => Promise<T>,
): Promise<[T, RenderedTemplate | null]> {
  const begun: PageRender = { requested, isTemplate: true, rendered: null };
  const result = await renders.run(begun, () => render(requested.url));
  return [result, begun.rendered];
}

/** The name of a slot's HTML in its document, and the text that stands in a template where that HTML goes. */
export function slotMark(name: SlotName): string {
  return `__slot_${name}__`;
}

export function isSlotMark(text: string): boolean {
  return slotNames.some((name) => slotMark(name) === text);
}
