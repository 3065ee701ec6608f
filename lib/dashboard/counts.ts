import "server-only";
import { db } from "../db";
import { readOrNull } from "./read-or-null";

export type Count = (database: ReturnType<typeof db>) => Promise<number>;

interface CountedArea {
  segment: string;
  card?: { records?: { count: Count } };
}

/** Leaves out areas that could not be counted. */
export async function areaCounts(areas: CountedArea[]): Promise<Map<string, number>> {
  const counted = await Promise.all(
    areas.map(async ({ segment, card }) => {
      const count = card?.records?.count;
      return [segment, count ? await readOrNull(segment, () => count(db())) : null] as const;
    }),
  );
  return new Map(counted.flatMap(([segment, count]) => (count === null ? [] : [[segment, count]])));
}
