import { type Language, languages, numberLocales } from "../core/i18n/languages";

interface ProposedDay {
  activities: { time: string }[];
}

function minutesOf({ time }: { time: string }): number | null {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(time.trim()) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

function amountText(value: number, unit: "day" | "hour", language: Language): string {
  const style = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(numberLocales[language], style).format(value);
}

/**
 * Proposes a tour's duration from its itinerary: days if there are several, else the hours from the first activity to the last
 * one, rounded up. Returns null if the itinerary does not say.
 */
export function proposedDuration(days: ProposedDay[]): Record<Language, string> | null {
  const [first] = days;
  const times = first?.activities.flatMap((activity) => minutesOf(activity) ?? []) ?? [];
  const hours = Math.ceil((Math.max(0, ...times) - Math.min(...times, Number.POSITIVE_INFINITY)) / 60);
  if (days.length < 2 && !(times.length > 1 && hours > 0)) return null;
  const text = (language: Language) =>
    days.length > 1 ? amountText(days.length, "day", language) : amountText(hours, "hour", language);
  return Object.fromEntries(languages.map((language) => [language, text(language)])) as Record<
    Language,
    string
  >;
}
