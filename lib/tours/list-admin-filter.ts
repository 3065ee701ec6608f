import type { Language } from "../i18n/languages";
import type { AdminTour } from "./list-admin-row";
import type { Tag } from "./tags";

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

/** Narrows a list down as staff type; what is looked into is prepared once. */
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
