import type { ToldDay } from "@/lib/core/calendar/calendar";
import type { Language } from "@/lib/core/i18n/languages";
import { placesText } from "@/lib/tours/days/words";

interface PlacesLineProps {
  told: ToldDay | null | undefined;
  today: string;
  language: Language;
}

/** The one line of a card about the places left on the day of its list, with the moment when staff told so. */
export function PlacesLine({ told, today, language }: PlacesLineProps) {
  if (!told) return null;
  return <p className="font-medium text-coral-700 text-sm">{placesText(told, today, language)}</p>;
}
