/** Tells the styles the height of the element, so that a tall one scrolls until its end is visible. */
export function tellHeight(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    element.style.setProperty("--aside-height", `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
