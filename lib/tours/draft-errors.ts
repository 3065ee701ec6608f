import { id as indonesian } from "zod/locales";
import { isBlank } from "../content/text";
import { valueAt } from "../forms/values";
import { fallbackLanguage } from "../i18n/languages";
import { type Purpose, type TourDraft, tourBody, typedNumber } from "./draft";
import { type Kind, kinds } from "./kinds";
import { tourCreateSchema } from "./schema";

const missing = "Wajib diisi.";
const noNumber = "Harus berupa angka.";
const errorMap = { error: indonesian().localeError };

function requiredNumber(text: string): string | null {
  if (isBlank(text)) return missing;
  return typedNumber(text) === null ? noNumber : null;
}

function optionalNumber(text: string): string | null {
  return isBlank(text) ? null : requiredNumber(text);
}

type FieldCheck = [field: string, error: string | null];

const check = (...checked: FieldCheck) => checked;

/** What the schema cannot see, because an empty or wrong number is sent as none or as 0. */
function typedErrors(draft: TourDraft, kind: Kind, purpose: Purpose): FieldCheck[] {
  const asking: readonly Purpose[] = kinds[kind].currencyRequired;
  return [
    check("currency", asking.includes(purpose) && isBlank(draft.currency) ? missing : null),
    check("starting_price", requiredNumber(draft.starting_price)),
    check("original_price", optionalNumber(draft.original_price)),
    check("rate", optionalNumber(draft.rate)),
    ...draft.prices.map(({ price }, index) => check(`prices.${index}.price`, requiredNumber(price))),
    ...draft.itineraries.map(({ day }, index) => check(`itineraries.${index}.day`, requiredNumber(day))),
  ];
}

/** The field of an issue: that of a text in several languages is its English one. */
function fieldOf(draft: TourDraft, path: PropertyKey[]): string {
  const value = valueAt(draft, path.join("."));
  const isText = typeof value === "object" && value !== null && fallbackLanguage in value;
  return [...path, ...(isText ? [fallbackLanguage] : [])].join(".");
}

/**
 * What keeps a draft from being saved, by field: `faqs.0.question.en`; the server's own rules and those of
 *
 */
export function draftErrors(draft: TourDraft, kind: Kind, purpose: Purpose): Map<string, string> {
  const errors = new Map<string, string>();
  for (const [field, error] of typedErrors(draft, kind, purpose)) if (error) errors.set(field, error);
  const checked = tourCreateSchema.safeParse(tourBody(draft, kind, purpose), errorMap);
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = fieldOf(draft, path);
    if (!errors.has(field)) errors.set(field, message);
  }
  return errors;
}
