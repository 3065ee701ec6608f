import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { type CardOfDay, TourCards } from "./tour-card";

interface CloseToursProps {
  language: Language;
  tours: CardOfDay[];
}

/** Tours that match most of the typed words, below the few results that match all. */
export function CloseTours({ language, tours }: CloseToursProps) {
  return (
    <section aria-labelledby="close-title" className="grid gap-5">
      <h2 id="close-title" className="text-title">
        {translate(language)("search.close")}
      </h2>
      <TourCards
        tours={tours}
        language={language}
        heading="h3"
        first={false}
        className="sm:[--late-height:35.5rem]"
      />
    </section>
  );
}
