import { ownPlanKey, planKey, planPrefix } from "@/lib/core/browser/plan-storage";
import { isPrepared } from "@/lib/plan/prepared";

/**
 * Sets `data-prepared-plan` if an assistant has prepared the plan, before the request to check the plan would move its cards.
 * Sets `data-own-plan` before the title is drawn if the address has the tours of the device's plan. Compares tours alone;
 * `findMode` (components/site/plan/plan-choices.ts) compares days and counts later.
 */
if (isPrepared(location.hash)) document.documentElement.dataset.preparedPlan = "";
try {
  const { name } = window;
  const text: string = name.startsWith(planPrefix) ? name : localStorage[planKey];
  const own: number[] = JSON.parse(text).items.map((tour: { id: number }) => tour.id);
  const asked = location.search.slice("?tours=".length).split(".");
  if (own[0] && (history.state?.[ownPlanKey] || `${own.sort()}` === `${asked.sort()}`))
    document.documentElement.dataset.ownPlan = "";
} catch {
  // Without a readable plan on the device, the page shows a shared plan.
}
