import type { ReactNode } from "react";
import { sharedState } from "../shared-state";

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

const provided = sharedState("static-html", (): { drawer: StaticHtml | null } => ({ drawer: null }));

/** Returns the drawer that the site's server has provided; null in the browser and in `next build`. */
export function staticHtml(): StaticHtml | null {
  return provided.drawer;
}

export function provideStaticHtml(drawer: StaticHtml | null): void {
  provided.drawer = drawer;
}
