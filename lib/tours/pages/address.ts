import { defineAddress, firstValues, sentUrl } from "../../core/pages/address";
import { slugId } from "../../core/pages/slug";
import { quotedParameter, readTrip, type Trip, tripParameters } from "../../trip/trip";
import { isKind, type Kind } from "../kinds";
import { isFiltered, readListState, type TourListState } from "../list/list-state";
import { quotedQuery, toursPath } from "./paths";

export interface TourParams {
  kind: Kind;
  id: number;
  /** The day, the guests and the place of a visitor without script, whose quote the page has. */
  trip?: Trip;
}

export const tourAddress = defineAddress<TourParams>({
  route: "/[kind]/[slug]",
  read({ pathname, segments: { kind = "", slug = "" }, query }) {
    if (!isKind(kind)) return null;
    const id = slugId(slug);
    if (id === null) return { params: null };
    const params = { kind, id };
    if (query.get(quotedParameter)) {
      const trip = readTrip(firstValues(query, tripParameters));
      return { params: { ...params, trip }, url: `${pathname}${quotedQuery(trip)}`, keep: false };
    }
    return { params, template: { url: pathname, params, noindex: false } };
  },
});

export interface TourListParams {
  kind: Kind;
  state: TourListState;
  /** The list is narrowed down or in another order, so search engines are asked to leave the page out. */
  filtered: boolean;
}

const singleParameters = [
  "search",
  "category",
  "page",
  "area",
  "length",
  "max",
  "sort",
  ...tripParameters,
  quotedParameter,
] as const;

/** `/{lang}/{kind}?search=…&category=…` and so on. Lists of one kind and number share a template, filtered ones another. */
export const tourListAddress = defineAddress<TourListParams>({
  route: "/[kind]",
  read({ language, pathname, segments: { kind = "" }, query }) {
    if (!isKind(kind)) return null;
    const read = readListState({ ...firstValues(query, singleParameters), for: query.getAll("for") });
    const refused = { url: sentUrl(pathname, query, [...singleParameters, "for"]), keep: false };
    if (!read) return { params: null, ...refused };
    const { respelt, ...state } = read;
    const filtered = isFiltered(state);
    const params = { kind, state, filtered };
    if (respelt) return { params, ...refused };
    const { page } = state;
    const plain = { page, search: "", category: "", tag: null };
    return {
      params,
      url: toursPath(language, kind, state),
      keep: !filtered,
      template: {
        url: toursPath(language, kind, { page }),
        params: { kind, state: plain, filtered },
        noindex: filtered,
      },
    };
  },
});
