import { readPage } from "../../core/content/pagination";
import { searchText } from "../../core/content/text";
import { emptyTrip, quotedEntries, quotedParameter, readTrip } from "../../trip/trip";
import { readDay } from "../calendar/running-on";
import type { Kind } from "../kinds";
import { type Tag, tagOf } from "../tags";
import { hasFilters, type ListFilters, readFilters } from "./filters";

/** Longer searches are cut (the header's field takes no more). */
const searchLimit = 100;

export const toursPerPage = 12;

export interface TourListState extends ListFilters {
  page: number;
  search: string;
  category: string;
  tag: Tag | null;
  /** The day of `?date=` as sent. Empty if the address has no day or an invalid day. */
  date?: string;
  /** The guests and the place of a visitor without script, whose quotes the page of the list has. */
  party?: [name: string, value: string][] | undefined;
}

type SearchParams = Record<string, string | string[] | undefined>;

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function readParty({ adults, children, stay }: SearchParams): TourListState["party"] {
  const trip = readTrip({ adults: one(adults), children: one(children), stay: one(stay) });
  return quotedEntries({ ...trip, date: emptyTrip.date });
}

/** Returns null for an unknown page, category or filter. `respelt`: the list has another address. */
export function readListState(params: SearchParams): (TourListState & { respelt: boolean }) | null {
  const page = readPage(one(params.page));
  const category = one(params.category) ?? "";
  const tag = tagOf(category);
  const needParameters = [params.for ?? []].flat();
  const needs = needParameters.join(".");
  const filters = readFilters({
    for: needs,
    area: one(params.area),
    length: one(params.length),
    max: one(params.max),
    sort: one(params.sort),
  });
  if (page === null || tag === undefined || filters === null) return null;
  return {
    ...filters,
    page: page === "first" ? 1 : page,
    respelt: page === "first" || needParameters.length > 1 || needs !== (filters.for ?? ""),
    search: searchText(one(params.search), searchLimit) ?? "",
    category: tag ?? "",
    tag,
    date: readDay(one(params.date)),
    party: one(params[quotedParameter]) ? readParty(params) : undefined,
  };
}

/** Whether the list is narrowed down or in another order. Filtered pages are noindex. */
export function isFiltered({ search, tag, date = "", party, ...filters }: TourListState): boolean {
  return search !== "" || tag !== null || date !== "" || party !== undefined || hasFilters(filters);
}

/** What a chip sets: both parts, so that choosing one forgets the other. */
export interface Chip {
  label: ChipLabel;
  search: string;
  category: string;
}

type ChipLabel = keyof typeof import("@/messages/en.json")["tours"]["chips"];

function search(label: ChipLabel, text: string): Chip {
  return { label, search: text, category: "" };
}

function category(label: ChipLabel, tag: string): Chip {
  return { label, search: "", category: tag };
}

const multiDay = category("multiDay", "multi_day_trip");
const oneDay = category("oneDay", "1_day_trip");
const all = category("all", "all");

const abroadAndHome = [multiDay, oneDay, search("rentalTours", "rental"), search("tourGuide", "guide"), all];

/** The filter chips of each list, in the order of. */
export const chips: Record<Kind, Chip[]> = {
  tours: [
    multiDay,
    oneDay,
    search("phiPhi", "Phi Phi"),
    search("jamesBond", "James Bond"),
    search("rental", "rental"),
    search("similan", "Similan"),
    search("elephant", "elephant"),
    search("guide", "guide"),
    search("ziplineAtv", "Zipline & ATV"),
    all,
  ],
  "international-tours": abroadAndHome,
  "domestic-tours": abroadAndHome,
};

/** A chip is highlighted if search and category match. A chip without a category stands for `all`. */
export function isChosen(chip: Chip, current: { search: string; category: string }): boolean {
  return (
    chip.search.toLowerCase() === current.search.toLowerCase() &&
    (chip.category || "all") === (current.category || "all")
  );
}
