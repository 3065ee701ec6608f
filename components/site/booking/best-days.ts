import { useEffect, useState } from "react";
import type { BestWaterText } from "@/lib/booking/day-rules";
import { addDays } from "@/lib/core/calendar/days";

interface ToldAvailability {
  data: { local_date: string; best_water: boolean; available: boolean }[];
}

const none: ReadonlySet<string> = new Set();

/** Asks on which open days of a month the water around which the tour is best falls into its hours. */
async function loadBestDays(tour: number, month: string): Promise<ReadonlySet<string>> {
  const { callApi } = await import("@/lib/core/api/client");
  const until = addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
  const query = new URLSearchParams({ from: `${month}-01`, until });
  const { data } = await callApi<ToldAvailability>(`packages/${tour}/availability?${query}`, {
    anonymous: true,
  });
  const best = data.filter(({ best_water, available }) => best_water && available);
  return new Set(best.map(({ local_date }) => local_date));
}

/** The days of the shown month (`2027-03`) that the grid marks. Without a network no day is marked. */
export function useBestDays(best: BestWaterText | undefined, month: string): ReadonlySet<string> {
  const [found, setFound] = useState({ month: "", days: none });
  useEffect(() => {
    if (!best) return;
    let isCurrent = true;
    loadBestDays(best.tour, month).then(
      (days) => isCurrent && setFound({ month, days }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [best, month]);
  return found.month === month ? found.days : none;
}
