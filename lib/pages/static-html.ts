import type { ReactNode } from "react";

/** Draws parts of a page that never change in the browser, and keeps their HTML while the page is rendered. */
export interface StaticHtml {
  /** Draws `content`; returns the name under which `get` has its HTML. */
  draw(content: ReactNode): string;
  /** The HTML that was drawn under `name`; throws where it is no longer kept. */
  get(name: string): string;
}

/** Shared between the server and Next's bundles through one global. */
const shared = globalThis as { ombakStaticHtml?: StaticHtml | null };

/** Null in the browser, and where the site's own server does not run, as in `next dev`. */
export function staticHtml(): StaticHtml | null {
  return shared.ombakStaticHtml ?? null;
}

export function provideStaticHtml(drawer: StaticHtml | null): void {
  shared.ombakStaticHtml = drawer;
}
