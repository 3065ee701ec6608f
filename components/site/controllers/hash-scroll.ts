import { whenShown } from "@/lib/core/browser/when-shown";

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
