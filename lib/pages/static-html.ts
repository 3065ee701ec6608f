import type { ReactNode } from "react";

/** What `JSON.stringify` writes down whole: no functions, maps and sets. */
export type Plain<T> = T extends Date | string
  ? T
  : T extends ((...args: never[]) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
    ? never
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;

/** Elements of one component, whose HTML follows from their properties and from nothing else. */
export interface Alike<Props extends object> {
  each: (props: Props) => ReactNode;
  of: readonly Props[];
}

/** Draws parts of a page that never change in the browser, and keeps their HTML while the page is rendered. */
export interface StaticHtml {
  /** Whether a part is being drawn: what stands within it is drawn with it, and needs no name. */
  readonly drawing: boolean;
  /** The HTML of `content`. */
  htmlOf(content: ReactNode): string;
  /** Draws `content`; returns the name under which `get` has its HTML. */
  draw(content: ReactNode): string;
  /** The same of elements that stand one behind the other; those with known properties are not drawn again. */
  drawEach<Props extends object>(elements: Alike<Props>): string;
  /** The HTML of such elements. */
  htmlOfEach<Props extends object>(elements: Alike<Props>): string;
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
