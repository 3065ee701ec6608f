import { ownPlanMark, planKey, planPrefix } from "@/lib/browser/plan-storage";

/**
 * Sets `data-own-plan` on the document if the tours of the address are the tours of the device's own plan. The script stands in
 * the page before the title, which depends on the result, and runs before the title is drawn.
 *
 * The script compares tours alone. `findMode` (components/plan/plan-choices.ts) decides a moment later and compares days and
 * counts too, so the two differ only for a link whose sender chose other days of the same tours.
 */
try {
  const { name } = window;
  const text: string = name.startsWith(planPrefix) ? name : localStorage[planKey];
  const own: number[] = JSON.parse(text).items.map((tour: { id: number }) => tour.id);
  const asked = location.search.slice("?tours=".length).split(".");
  if (own[0] && (history.state?.[ownPlanMark] || `${own.sort()}` === `${asked.sort()}`))
    document.documentElement.dataset.ownPlan = "";
} catch {
  // Without a readable plan the page is one that somebody shared.
}
