import { Localized } from "@/components/ui/localized";
import type { ToldDay } from "@/lib/core/calendar/calendar";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { Outlook } from "@/lib/tours/calendar/running-on";
import { orderNoteText } from "@/lib/tours/closures/order-note";
import type { DayNotes } from "@/lib/tours/day-notes";
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

interface SeaLineProps {
  outlook?: Outlook | null;
  notes?: DayNotes;
  language: Language;
}

/** The one line of a card about the sea: an order of the harbour office, else that the sea may be rough. */
export function SeaLine({ outlook, notes, language }: SeaLineProps) {
  if (notes?.order) {
    return <p className="text-sea-700 text-sm">{orderNoteText(notes.order, language)}</p>;
  }
  if (outlook?.state !== "rough") return null;
  return (
    <p className="text-coral-700 text-sm">
      {translate(language)("days.list.rough")}
      {outlook.note && (
        <>
          {": "}
          <Localized text={outlook.note} language={language} />
        </>
      )}
    </p>
  );
}
