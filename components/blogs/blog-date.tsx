import { formatDay } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";

/** The day an article came out, in Bangkok's calendar. */
export function BlogDate({ date, language }: { date: Date; language: Language }) {
  return <time dateTime={date.toISOString()}>{formatDay(date, language)}</time>;
}
