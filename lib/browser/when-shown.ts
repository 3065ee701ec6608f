interface PrerenderingDocument {
  /** True while a browser renders the page ahead of the visit; absent where browsers do not. */
  readonly prerendering?: boolean;
}

/**
 * Calls `action` when somebody sees the page: at once, or when a page that the browser rendered ahead is opened. What
 * `action` returns is called when the returned function is.
 */
export function whenShown(action: () => (() => void) | undefined): () => void {
  let end: (() => void) | undefined;
  const begin = () => {
    end = action();
  };
  if ((document as PrerenderingDocument).prerendering) {
    document.addEventListener("prerenderingchange", begin, { once: true });
  } else begin();
  return () => {
    document.removeEventListener("prerenderingchange", begin);
    end?.();
  };
}
