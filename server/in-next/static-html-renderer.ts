import type { ReactNode } from "react";
import { sharedState } from "@/lib/core/shared-state";

/** The values that `JSON.stringify` writes without loss: no functions, maps or sets. */
export type Plain<T> = T extends Date | string
  ? T
  : T extends ((...args: never[]) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
    ? never
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;

export interface ElementList<Props extends object> {
  each: (props: Props) => ReactNode;
  of: readonly Props[];
}

/** Renders the static parts of a page, and keeps their HTML until the page is complete. */
export interface StaticHtmlRenderer {
  /** A part within a part that is being rendered needs no name. */
  readonly isRendering: boolean;
  htmlOf(content: ReactNode): string;
  /** Returns the name under which `get` finds the HTML. */
  render(content: ReactNode): string;
  /** Renders no element again whose properties are known. */
  renderEach<Props extends object>(elements: ElementList<Props>): string;
  htmlOfEach<Props extends object>(elements: ElementList<Props>): string;
  /** Throws if the HTML is no longer kept. */
  get(name: string): string;
}

const provided = sharedState("static-html", (): { renderer: StaticHtmlRenderer | null } => ({
  renderer: null,
}));

/** Returns null in the browser and in `next build`, where no server has provided a renderer. */
export function staticHtml(): StaticHtmlRenderer | null {
  return provided.renderer;
}

export function provideStaticHtml(renderer: StaticHtmlRenderer | null): void {
  provided.renderer = renderer;
}
