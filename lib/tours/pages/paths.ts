import { fallbackLanguage, type Language } from "../../i18n/languages";
import { type ListState, listQuery } from "../../pages/paths";
import { recordSlug } from "../../pages/slug";
import type { Kind } from "../kinds";

export function toursPath(language: Language, kind: Kind, state: ListState = {}): string {
  return `/${language}/${kind}${listQuery(state)}`;
}

interface NamedTour {
  id: number;
  name: Partial<Record<Language, string>>;
}

export function tourPath(language: Language, kind: Kind, { id, name }: NamedTour): string {
  const text = name[language] || name[fallbackLanguage] || "";
  return `/${language}/${kind}/${recordSlug(text, id, "tour")}`;
}
