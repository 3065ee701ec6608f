import {
  cardId,
  cardMark,
  footerFilterMark,
  listMark,
  listReturnMark,
} from "@/components/site/tours/tour-marks";
import {
  readLastTour,
  type StoredTourFilter,
  storeAwaitedTour,
  storeLastTour,
  takeAwaitedTour,
  takeLastTour,
  takeTourFilter,
} from "@/lib/core/browser/web-storage";
import { whenShown } from "@/lib/core/browser/when-shown";
import { defineController } from "./controller";

/** Returns the kind of the tours from the path of a list, `/en/tours`. */
const kindIn = (path: string) => path.split("/")[2] ?? "";

const idAt = (path: string) => Number(/\d+$/.exec(path));

function linksTo(path: string): HTMLAnchorElement[] {
  return [...document.links].filter(
    (link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement && link.pathname === path,
  );
}

function listedPaths(list: HTMLElement): string[] {
  return cardMark.findAll(list).flatMap((card) => cardMark.read(card)?.href ?? []);
}

/** Focuses a card, and scrolls to the card if the address has not done so. */
function returnTo(list: HTMLElement, tourId: number): void {
  const { pathname, search, hash } = window.location;
  const card = document.getElementById(cardId(tourId));
  if (hash === `#${cardId(tourId)}`) window.history.replaceState(window.history.state, "", pathname + search);
  else card?.scrollIntoView({ block: "center" });
  const path = listedPaths(list).find((each) => idAt(each) === tourId);
  if (path) linksTo(path)[0]?.focus({ preventScroll: true });
}

function filterQuery({ search, category }: StoredTourFilter): string {
  return `?${new URLSearchParams({ ...(search && { search }), ...(category && { category }) })}`;
}

/** Returns the query to show instead of the plain list: a footer chip's filter, or the page of the card last opened. */
function remembered(list: HTMLElement, kind: string, query: string): string | null {
  const takesFilter = linksTo(window.location.pathname).some((link) => footerFilterMark.read(link) !== null);
  const filter = takesFilter ? takeTourFilter() : null;
  const last = takeLastTour();
  const awaited = takeAwaitedTour();
  const card = last ?? awaited;
  if (card?.list === kind + query) returnTo(list, card.tourId);
  if (query !== "") return null;
  if (filter) return filterQuery(filter);
  if (!last?.list.startsWith(`${kind}?`)) return null;
  storeAwaitedTour(last);
  return last.list.slice(kind.length);
}

/** Stores the card that was clicked; on return restores its page and scrolls to the card. */
export const listMemoryController = defineController(listMark, (list, query) => {
  const kind = kindIn(window.location.pathname);
  const end = whenShown(() => {
    const wanted = remembered(list, kind, query);
    if (wanted) window.location.replace(window.location.pathname + wanted);
    return undefined;
  });
  // A page from the browser's memory stands where it was left.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) takeLastTour();
  };
  const remember = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && listedPaths(list).includes(link.pathname)) storeLastTour(idAt(link.pathname), kind + query);
  };
  window.addEventListener("pageshow", handlePageShow);
  document.addEventListener("click", remember);
  return () => {
    end();
    window.removeEventListener("pageshow", handlePageShow);
    document.removeEventListener("click", remember);
  };
});

/** Makes the links of a tour's page to its list lead to the page and the card from which the tour was opened. */
export const listReturnController = defineController(listReturnMark, (back) =>
  whenShown(() => {
    const href = back.getAttribute("href") ?? "";
    const kind = kindIn(href);
    const last = readLastTour();
    if (!last || !(last.list === kind || last.list.startsWith(`${kind}?`))) return undefined;
    const target = `${href}${last.list.slice(kind.length)}#${cardId(last.tourId)}`;
    const links = [...document.links].filter((link) => link.getAttribute("href") === href);
    for (const link of links) link.setAttribute("href", target);
    return () => {
      for (const link of links) link.setAttribute("href", href);
    };
  }),
);
