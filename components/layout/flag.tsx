import GB from "country-flag-icons/react/3x2/GB";
import ID from "country-flag-icons/react/3x2/ID";
import RU from "country-flag-icons/react/3x2/RU";
import type { Language } from "@/lib/i18n/languages";

const flags = { id: ID, en: GB, ru: RU } satisfies Record<Language, unknown>;

/** The flag that stands for a language; decoration beside its code or name. */
export function Flag({ language }: { language: Language }) {
  const Drawing = flags[language];
  return <Drawing aria-hidden="true" className="h-3.5 w-5.25 shrink-0 rounded-xs ring-1 ring-ink/10" />;
}
