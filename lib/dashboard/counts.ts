import "server-only";
import { db } from "../db";
import { kindPaths, kinds } from "../tours/kinds";
import { figure } from "./figure";

const counts: Record<string, () => Promise<number>> = {
  promos: () => db().promo.count(),
  ...Object.fromEntries(
    kindPaths.map((kind) => [kind, () => db().tour.count({ where: { tour_type: kinds[kind].type } })]),
  ),
  blogs: () => db().blog.count(),
};

/** How many records each area holds, by its segment under `/admin`; without those that could not be counted. */
export async function areaCounts(): Promise<Map<string, number>> {
  const counted = await Promise.all(
    Object.entries(counts).map(async ([area, count]) => [area, await figure(area, count)] as const),
  );
  return new Map(counted.flatMap(([area, count]) => (count === null ? [] : [[area, count]])));
}
