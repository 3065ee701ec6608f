interface PrerenderingDocument {
  readonly prerendering?: boolean;
}

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
