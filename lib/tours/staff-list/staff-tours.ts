import type { LocalizedText } from "../../core/content/localized-text";
import type { Language } from "../../core/i18n/languages";
import type { TargetLanguage } from "../../core/translations/schema";
import { hasTag, isInState } from "../list/plain-rows";
import type { PublicationNote, TourState } from "../publication";
import type { Tag } from "../tags";

export interface StaffTourRow {
  id: number;
  name: LocalizedText;
  location: LocalizedText;
  code: string | null;
  tag: Tag | null;
  /** Currency and number as staff read them; null without a starting price. */
  price: string | null;
  /** The next planned prices: their day and the starting price outside seasons, if this changes. */
  planned: { from: string; price: string | null } | null;
  cover: string | null;
  /** The last day before the tour runs again, where that is more than a week off; `never`: it does not within two years. */
  closedUntil: string | null;
  stale: TargetLanguage[];
  visible: boolean;
  note: PublicationNote | null;
  toShow: object;
}

export interface StaffTourFilter {
  search: string;
  lacks: Language | null;
  /** Tours with a text in this language that is older than its English. */
  stale: TargetLanguage | null;
  tag: Tag | null;
  state: TourState | null;
}

export function isFiltering({ search, lacks, stale, tag, state }: StaffTourFilter): boolean {
  return words(search).length > 0 || lacks !== null || stale !== null || tag !== null || state !== null;
}

/** Lower case, without accents: Cafe finds Café. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function words(search: string): string[] {
  return folded(search).split(/\s+/).filter(Boolean);
}

function searchable({ name, location, code }: StaffTourRow): string {
  return folded([...Object.values(name), ...Object.values(location), code ?? ""].join("\n"));
}

/** Filters a list as staff type; the texts that are searched are prepared once. */
export function adminTourSearch(tours: StaffTourRow[]) {
  const texts = new Map(tours.map((tour) => [tour, searchable(tour)]));
  return ({ search, lacks, stale, tag, state }: StaffTourFilter): StaffTourRow[] => {
    const wanted = words(search);
    return tours.filter(
      (tour) =>
        (lacks === null || !tour.name[lacks]) &&
        (stale === null || tour.stale.includes(stale)) &&
        (tag === null || hasTag(tag)(tour)) &&
        isInState(state ?? "all")(tour) &&
        wanted.every((word) => texts.get(tour)?.includes(word)),
    );
  };
}
