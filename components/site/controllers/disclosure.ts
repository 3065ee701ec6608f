/** Closes an open disclosure on Escape, on a click outside and on a chosen link. Opening focuses its field. */
export function closeWhenLeft(details: HTMLElement): (() => void) | undefined {
  if (!(details instanceof HTMLDetailsElement)) return undefined;
  const leave = (event: Event) => {
    if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
  };
  const choose = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("a")) details.open = false;
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  const focusField = () => {
    if (details.open) details.querySelector("input")?.focus();
  };
  // A visitor may have opened the disclosure before the page's scripts arrived.
  if (details.contains(document.activeElement)) focusField();
  document.addEventListener("click", leave);
  document.addEventListener("focusin", leave);
  details.addEventListener("toggle", focusField);
  details.addEventListener("click", choose);
  details.addEventListener("keydown", closeOnEscape);
  return () => {
    document.removeEventListener("click", leave);
    document.removeEventListener("focusin", leave);
    details.removeEventListener("toggle", focusField);
    details.removeEventListener("click", choose);
    details.removeEventListener("keydown", closeOnEscape);
  };
}
