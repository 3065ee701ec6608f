import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import type { ReactNode } from "react";
import type { RequestedPage } from "@/lib/core/pages/address";
import { sharedState } from "@/lib/core/shared-state";

/** The parts that follow from the query and the records. The rest of the page is its template. */
export const slotNames = ["search", "language", "languages", "content"] as const;

export type SlotName = (typeof slotNames)[number];

export type Slots = Record<SlotName, ReactNode>;

export interface TemplateContent {
  slots: Slots;
  /** The part of the head for search engines. A template with another value does not fit. */
  indexing: string;
}

export interface RenderedTemplate {
  indexing: string;
  /** Returns null if the page does not exist or has another address. */
  fill: (requested: RequestedPage) => Promise<TemplateContent | null>;
}

interface PageRender {
  requested: RequestedPage;
  isTemplate: boolean;
  /** The page sets this in the render of a template. */
  rendered: RenderedTemplate | null;
}

const renders = sharedState("page-renders", () => new AsyncLocalStorage<PageRender>());

/** Returns undefined in a render that Next began by itself. */
export function requestedPage(): RequestedPage | undefined {
  return renders.getStore()?.requested;
}

export function isTemplateRender(): boolean {
  return renders.getStore()?.isTemplate ?? false;
}

export function provideTemplate(rendered: RenderedTemplate): void {
  const render = renders.getStore();
  if (render) render.rendered = rendered;
}

export function renderPage<T>(requested: RequestedPage, render: (url: string) => Promise<T>): Promise<T> {
  return renders.run({ requested, isTemplate: false, rendered: null }, () => render(requested.url));
}

/** The second result is null if the page provides no template. */
export async function renderTemplate<T>(
  requested: RequestedPage,
  render: (url: string) => Promise<T>,
): Promise<[T, RenderedTemplate | null]> {
  const begun: PageRender = { requested, isTemplate: true, rendered: null };
  const result = await renders.run(begun, () => render(requested.url));
  return [result, begun.rendered];
}

/** Names a slot's HTML in its document, and marks its position in a template. */
export function slotPlaceholder(name: SlotName): string {
  return `__slot_${name}__`;
}

export function isSlotPlaceholder(text: string): boolean {
  return slotNames.some((name) => slotPlaceholder(name) === text);
}

const turns = 8;

/** Waits until the head is written, so that the same content always has the same bytes and ETag. */
export async function behindHead(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
}
