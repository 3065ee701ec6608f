import { fallbackLanguage, type Language } from "../../core/i18n/languages";
import { type ListState, listQuery } from "../../core/pages/paths";
import { recordSlug } from "../../core/pages/slug";
import { quotedEntries, type Trip } from "../../trip/trip";
import type { Kind } from "../kinds";

export function toursPath(language: Language, kind: Kind, state: ListState = {}): string {
  return `/${language}/${kind}${listQuery(state)}`;
}

/** The query of a page of a tour with the quote of a trip. */
export function quotedQuery(trip: Trip): string {
  return `?${new URLSearchParams(quotedEntries(trip))}`;
}

export function tourPath(
  language: Language,
  kind: Kind,
  { id, name }: { id: number; name: Partial<Record<Language, string>> },
): string {
  const text = name[language] || name[fallbackLanguage] || "";
  return `/${language}/${kind}/${recordSlug(text, id, "tour")}`;
}
