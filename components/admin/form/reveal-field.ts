import type { RecordFormParts } from "./record-form-context";

/** The input of `path`, or what stands for it: an element with `data-field`. */
function fieldElement(root: HTMLElement, path: string): HTMLElement | null {
  const name = CSS.escape(path);
  return root.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`);
}

const focusable = "input, textarea, select, button, [contenteditable=true], [tabindex]";

/** Frames in which what hides a field has to be gone. */
const patience = 60;

function focusOnceShown(find: () => HTMLElement | null, scrolls: boolean, frames = patience): void {
  requestAnimationFrame(() => {
    const element = find();
    const isShown = element?.checkVisibility() && !element.closest("[inert]");
    if (!isShown) return frames > 0 ? focusOnceShown(find, scrolls, frames - 1) : undefined;
    if (scrolls) element?.scrollIntoView({ block: "center" });
    const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
    target?.focus({ preventScroll: true });
  });
}

/** Opens whatever hides the field, brings it into view and focuses it. */
export function revealField(root: HTMLElement, { revealers }: RecordFormParts, path: string): void {
  for (const revealer of revealers.all()) if (revealer.covers(path)) revealer.show(path);
  focusOnceShown(() => fieldElement(root, path), true);
}

/** Focuses again what had the focus before the form was busy. */
export function focusAgain(element: HTMLElement): void {
  focusOnceShown(() => element, false);
}

/** Paths of all fields, in the order of the page. */
export function fieldPaths(root: HTMLElement): string[] {
  const elements = [...root.querySelectorAll<HTMLElement>("[name], [data-field]")];
  return elements.map((each) => each.getAttribute("name") ?? each.dataset.field ?? "");
}

/** Paths in the order in which their fields stand on the page; those without a field come last. */
export function inPageOrder(root: HTMLElement, paths: string[]): string[] {
  const all = fieldPaths(root);
  const places = new Map(all.map((path, place) => [path, place]));
  const placeOf = (path: string) => places.get(path) ?? all.length;
  return [...paths].sort((one, other) => placeOf(one) - placeOf(other));
}
