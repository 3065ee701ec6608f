import { fieldLabel } from "../../core/content/field-labels";
import { readPage } from "../../core/content/pagination";
import { type Language, languages } from "../../core/i18n/languages";
import { type OpenState, openStates } from "../../core/translations/schema";
import { records, type TranslatedEntity, translatedEntities } from "../entities";
import type { OpenTranslationRow } from "./schema";

export interface QueueState {
  page: number;
  language: Language | "";
  state: OpenState | "";
  entity: TranslatedEntity | "";
}

type SearchParams = Record<string, string | string[] | undefined>;

function oneOf<T extends string>(values: readonly T[], value: string | string[] | undefined): T | "" {
  return values.find((each) => each === value) ?? "";
}

export function readQueueState(params: SearchParams): QueueState {
  const page = readPage(typeof params.page === "string" ? params.page : undefined);
  return {
    page: typeof page === "number" ? page : 1,
    language: oneOf(languages, params.language),
    state: oneOf(openStates, params.state),
    entity: oneOf(translatedEntities, params.entity),
  };
}

export function queuePath({ page = 1, ...filters }: Partial<QueueState>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== "");
  const query = new URLSearchParams(page > 1 ? [...set, ["page", String(page)]] : set).toString();
  return query ? `/admin/translations?${query}` : "/admin/translations";
}

export function textLabel({ entity, path }: Pick<OpenTranslationRow, "entity" | "path">): string {
  return fieldLabel(records[entity].fields, path);
}
