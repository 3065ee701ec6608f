import type { ReactNode } from "react";
import { sharedState } from "@/lib/shared-state";

/** The values that `JSON.stringify` writes without loss: no functions, maps or sets. */
export type Plain<T> = T extends Date | string
  ? T
  : T extends ((...args: never[]) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
    ? never
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;

/** Elements of one component. Their HTML follows from their properties alone. */
export interface ElementList<Props extends object> {
  each: (props: Props) => ReactNode;
  of: readonly Props[];
}

/** Renders the parts of a page that never change in the browser, and keeps their HTML while the page is rendered. */
export interface StaticHtmlRenderer {
  /** Whether a part is being rendered. A part within it is rendered with it and needs no name. */
  readonly isRendering: boolean;
  htmlOf(content: ReactNode): string;
  /** Renders `content`. Returns the name under which `get` finds the HTML. */
  render(content: ReactNode): string;
  /** The same for elements in a row. An element with known properties is not rendered again. */
  renderEach<Props extends object>(elements: ElementList<Props>): string;
  /** The HTML of elements in a row. */
  htmlOfEach<Props extends object>(elements: ElementList<Props>): string;
  /** The HTML with a name. Throws if the HTML is no longer kept. */
  get(name: string): string;
}

const provided = sharedState("static-html", (): { renderer: StaticHtmlRenderer | null } => ({
  renderer: null,
}));

/** Returns the renderer that the site's server has provided; null in the browser and in `next build`. */
export function staticHtml(): StaticHtmlRenderer | null {
  return provided.renderer;
}

export function provideStaticHtml(renderer: StaticHtmlRenderer | null): void {
  provided.renderer = renderer;
}
