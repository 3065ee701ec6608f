import { callApi } from "../api/client";
import type { LocalizedText } from "../content/localized-text";
import type { Language } from "../i18n/languages";
import type { Tag } from "./fields";

/** A row of the back office's table. */
export interface AdminTour {
  id: number;
  name: LocalizedText;
  location: LocalizedText;
  code: string | null;
  tags: Tag | null;
  /** Currency and number as staff read them; null without a starting price. */
  price: string | null;
  /** Address of the first picture, small. */
  cover: string | null;
}

/** Staff read Indonesian, else English. */
export function staffText(text: LocalizedText): string {
  return text.id || text.en;
}

export interface AdminTourFilter {
  search: string;
  /** Tours without a name in this language. */
  lacks: Language | null;
  tag: Tag | null;
}

export function isFiltering({ search, lacks, tag }: AdminTourFilter): boolean {
  return words(search).length > 0 || lacks !== null || tag !== null;
}

/** Lower case, without accents: Cafe finds Café. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function words(search: string): string[] {
  return folded(search).split(/\s+/).filter(Boolean);
}

function searchable({ name, location, code }: AdminTour): string {
  return folded([...Object.values(name), ...Object.values(location), code ?? ""].join("\n"));
}

/** Filters a list as staff type; the texts that are searched are prepared once. */
export function adminTourSearch(tours: AdminTour[]) {
  const texts = new Map(tours.map((tour) => [tour, searchable(tour)]));
  return ({ search, lacks, tag }: AdminTourFilter): AdminTour[] => {
    const wanted = words(search);
    return tours.filter(
      (tour) =>
        (lacks === null || !tour.name[lacks]) &&
        (tag === null || tour.tags === tag) &&
        wanted.every((word) => texts.get(tour)?.includes(word)),
    );
  };
}

/** The first tour takes the second one's place; those between move up by one. */
export async function moveTour(first: number, second: number): Promise<void> {
  const json = { first_package_id: first, second_package_id: second };
  await callApi("packages/swap-order", { method: "POST", json });
}
