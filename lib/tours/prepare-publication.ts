import "server-only";
import type { Transaction } from "../core/content/change-content";
import type { Preview } from "../core/history/batches";
import { isVisible, showingChange } from "./publication";
import type { PublicationChange } from "./publication-change";

/** Changes the tours that are not yet as asked for, so that a batch holds no tour without a change. */
export function preparePublication({ ids, published }: PublicationChange) {
  const chosen = [...new Set(ids)];
  const preview = async (source: Transaction): Promise<Preview<never>> => {
    const now = new Date();
    const tours = await source.tour.findMany({
      where: { id: { in: chosen } },
      select: { id: true, updated_at: true, published: true, publish_from: true, publish_until: true },
      orderBy: { id: "asc" },
    });
    const others = tours.filter((tour) => isVisible(tour, now) !== published);
    const changes = others.map((tour) => ({
      key: String(tour.id),
      updated_at: tour.updated_at,
      set: published ? showingChange(tour, now) : { published },
    }));
    return { rows: [], changes };
  };
  return { request: { ids: chosen, published }, keys: chosen.map(String), preview };
}
