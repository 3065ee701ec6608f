import { narrowingChipMark } from "@/components/site/tours/tour-marks";
import { whenShown } from "@/lib/core/browser/when-shown";

/** Tells the styles the height of the element, so that a tall one scrolls until its end is visible. */
export function tellHeight(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    element.style.setProperty("--aside-height", `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Scrolls the chosen chip into its row's view in browsers that do not do so by themselves. */
export function showChosenChip(row: HTMLElement): undefined {
  const chip = narrowingChipMark.find(row);
  if (!chip) return;
  const [own, frame] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left < frame.left || own.right > frame.right) {
    row.scrollBy({ left: own.left - frame.left - (frame.width - own.width) / 2 });
  }
}

const delay = 1000;

/** Returns the id that a hash names. A hash with a broken escape, as in a cut link, is taken as written. */
function idOf(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Scrolls smoothly to the hash's element, and warns if the page has no such element. */
export function scrollToHash(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const id = idOf(window.location.hash);
    // Days and counts of a plan begin with a figure, and name no element.
    if (!id || /^\d/.test(id)) return;
    timer = setTimeout(() => {
      const target = document.getElementById(id);
      if (target) target.scrollIntoView({ behavior: "smooth" });
      else console.warn(`No element with the id "${id}" on this page.`);
    }, delay);
  };
  const end = whenShown(() => {
    schedule();
    return () => clearTimeout(timer);
  });
  window.addEventListener("hashchange", schedule);
  return () => {
    end();
    window.removeEventListener("hashchange", schedule);
  };
}
