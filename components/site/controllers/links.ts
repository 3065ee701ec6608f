import { footerFilterMark } from "@/components/site/tours/tour-marks";
import { storeTourFilter, takeTourFilter } from "@/lib/core/browser/web-storage";
import { defineController } from "./controller";
import { pageMark } from "./controller-marks";

/** Milliseconds after which the visitor waits for a page. Cached pages arrive sooner. */
const pendingAfter = 150;

/** Returns the link that a click opens in this window, or null. A link to the shown page itself does not count. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  const { pathname, search } = window.location;
  return link.pathname + link.search === pathname + search ? null : link;
}

/** Marks the link whose page is on its way with `data-pending`, for CSS. */
export const pendingLinkController = defineController(pageMark, () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Element | null = null;
  const clear = () => {
    clearTimeout(timer);
    pending?.removeAttribute("data-pending");
    pending = null;
  };
  const handleClick = (event: MouseEvent) => {
    const link = followedLink(event);
    clear();
    if (!link) return;
    pending = link;
    timer = setTimeout(() => link.setAttribute("data-pending", ""), pendingAfter);
  };
  window.addEventListener("click", handleClick);
  // A page that comes back from the browser's memory waits for nothing, nor does a page that is used on.
  const ends = ["pageshow", "pointerdown", "keydown"];
  for (const event of ends) window.addEventListener(event, clear);
  return () => {
    clear();
    window.removeEventListener("click", handleClick);
    for (const event of ends) window.removeEventListener(event, clear);
  };
});

/** Adds the query and the hash of the address bar to a link to the page in another language. */
function keepQuery(link: HTMLAnchorElement): void {
  const target = new URL(link.href);
  target.search = window.location.search;
  target.hash = window.location.hash;
  link.href = target.href;
}

/** Stores the filter of a followed footer chip. Any other link forgets a filter that no list has taken. */
function noteFilter(event: Event): void {
  const link = event instanceof MouseEvent ? followedLink(event) : null;
  if (!link) return;
  const filter = footerFilterMark.read(link);
  if (filter) storeTourFilter({ search: filter, category: "" });
  else takeTourFilter();
}

/** Keeps the query in links to other languages, and the filter of the footer's chips. */
export const linkController = defineController(pageMark, () => {
  const handle = (event: Event) => {
    const { type, target } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.hreflang) keepQuery(link);
    if (type === "click") noteFilter(event);
  };
  // Pointers also before the click, so that the browser fetches the right page ahead.
  const events = ["pointerover", "click"];
  for (const event of events) document.addEventListener(event, handle, true);
  return () => {
    for (const event of events) document.removeEventListener(event, handle, true);
  };
});
