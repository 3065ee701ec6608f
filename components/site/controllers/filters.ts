import { filterFoldMark, filterOpenMark } from "@/components/site/tours/tour-marks";

/** Loads the live filters when the form is first touched. Until then, and without a script, the form is a plain form. */
export function connectFilterForm(form: HTMLElement): (() => void) | undefined {
  const fold = filterFoldMark.find();
  if (!fold || !(form instanceof HTMLFormElement)) return undefined;
  const load = () =>
    import("@/components/site/tours/live-filters").then(({ liveFilters }) => liveFilters(form));
  const handleUse = () =>
    void load().then(
      ({ count }) => count(),
      () => undefined,
    );
  const handleClick = (event: MouseEvent) => {
    if (!(event.target instanceof Node && filterOpenMark.find()?.contains(event.target))) return;
    event.preventDefault();
    load().then(
      ({ open }) => open(),
      () => fold.toggleAttribute("open"),
    );
  };
  // A list from the browser's memory shows the fields of its address again.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    form.closest("dialog")?.close();
    form.reset();
  };
  form.addEventListener("pointerenter", handleUse, { once: true });
  form.addEventListener("focusin", handleUse, { once: true });
  fold.addEventListener("click", handleClick);
  window.addEventListener("pageshow", handlePageShow);
  return () => {
    form.removeEventListener("pointerenter", handleUse);
    form.removeEventListener("focusin", handleUse);
    fold.removeEventListener("click", handleClick);
    window.removeEventListener("pageshow", handlePageShow);
  };
}
