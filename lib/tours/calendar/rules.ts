import { periodText } from "../../core/calendar/admin-words";
import type { TourCalendar } from "../../core/calendar/calendar";
import { areAmbiguous, findAmbiguousPeriod, type Period } from "../../core/calendar/periods";
import type { LocalizedText } from "../../core/content/localized-text";
import { adminText } from "../../core/i18n/admin-messages";
import type { GivenPlannedPrices } from "../price-fields/planned-fields";
import { seasonKey } from "../pricing/planned-prices";

export interface CalendarValues
  extends Pick<TourCalendar, "cutoff_days" | "cutoff_time" | "only_in_seasons"> {
  seasons: (Period & { prices?: unknown[] })[];
  planned_prices: GivenPlannedPrices[];
  lines: number;
}

/** Names the earlier season whose days and length leave open which price counts. */
function ambiguousText(seasons: Period[], position: number): string {
  const season = seasons[position];
  const other = seasons.findIndex((before) => season && areAmbiguous(before, season));
  const named = seasons[other];
  return adminText("calendar.ambiguous", { number: other + 1, days: named ? periodText(named) : "" });
}

function plannedProblems({ planned_prices, seasons, lines }: CalendarValues): [string, string][] {
  const days = new Set(seasons.map(seasonKey));
  return planned_prices.flatMap(({ season, prices }, index): [string, string][] => {
    const path = `planned_prices.${index}`;
    if (season && !days.has(season)) return [[`${path}.season`, adminText("tourForm.noSuchSeason")]];
    if (!prices || prices.length === lines) return [];
    return [[`${path}.prices`, `Harus sebanyak opsi harga: ${lines}.`]];
  });
}

/** Finds conflicts between the fields of a calendar, by path. */
export function calendarProblems(values: CalendarValues): Record<string, string> {
  const { seasons, lines } = values;
  const problems: Record<string, string> = {};
  if (values.cutoff_time !== null && values.cutoff_days === null) {
    problems.cutoff_time = "Isi juga berapa hari sebelumnya.";
  }
  if (values.only_in_seasons && seasons.length === 0) {
    problems.only_in_seasons = "Tambahkan musim, atau matikan pilihan ini.";
  }
  for (const [index, { prices }] of seasons.entries()) {
    if (prices && prices.length !== lines) {
      problems[`seasons.${index}.prices`] = `Harus sebanyak opsi harga: ${lines}.`;
    }
  }
  for (const [path, message] of plannedProblems(values)) problems[path] = message;
  const ambiguous = findAmbiguousPeriod(seasons);
  if (ambiguous !== null) {
    problems[`seasons.${ambiguous}.from`] = ambiguousText(seasons, ambiguous);
  }
  return problems;
}

interface NamedPriceLine {
  service_type: LocalizedText;
}

/** Matches lines by English name, the n-th of a name to the n-th before. Null: a new line. */
export function matchingLines(before: NamedPriceLine[], after: NamedPriceLine[]): (number | null)[] {
  const positions = new Map<string, number[]>();
  for (const [position, { service_type }] of before.entries()) {
    positions.set(service_type.en, [...(positions.get(service_type.en) ?? []), position]);
  }
  return after.map(({ service_type }) => positions.get(service_type.en)?.shift() ?? null);
}
