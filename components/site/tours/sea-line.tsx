import { Localized } from "@/components/ui/localized";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { Outlook } from "@/lib/tours/calendar/running-on";
import { orderNoteText } from "@/lib/tours/closures/order-note";
import type { DayNotes } from "@/lib/tours/day-notes";

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
