import type { Transaction } from "@/lib/core/content/change-content.ts";

/**
 * Whether a database has any content; if so, it is never seeded. Separate from the seed, which every start would have
 * to load.
 */
export async function hasContent(client: Transaction): Promise<boolean> {
  const counts = [
    () => client.tour.count(),
    () => client.promo.count(),
    () => client.blog.count(),
    () => client.closedPeriod.count(),
    () => client.sharedText.count(),
    () => client.exchangeRate.count(),
    () => client.place.count(),
    () => client.pickupArea.count(),
    () => client.seoContent.count(),
    () => client.site.count({ where: { name: { not: "" } } }),
  ];
  // One after another, because a transaction has one connection.
  for (const count of counts) if ((await count()) > 0) return true;
  return false;
}
