import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import type { Tour } from "@/lib/tours/schema";

interface ItineraryDayProps {
  day: Tour["itineraries"][number];
  language: Language;
}

/** One day: its title, what happens when, and its meals where there are any. */
export function ItineraryDay({ day, language }: ItineraryDayProps) {
  const t = translate(language);
  return (
    <li className="grid gap-5">
      <div className="grid gap-1">
        <p className="font-semibold text-coral-700 text-sm">{t("tour.day", { day: day.day })}</p>
        <h3 className="text-heading">
          <Localized text={day.title} language={language} unbroken />
        </h3>
      </div>
      {day.activities.length > 0 && (
        <ol className="ml-1.5 grid border-sea-200 border-l-2">
          {day.activities.map(({ id, time, description }) => (
            <li
              key={id}
              className="relative grid gap-x-6 py-2.5 pl-6 before:absolute before:top-4.5 before:-left-1.75 before:size-3 before:rounded-full before:border-2 before:border-sea-500 before:bg-sand-50 sm:grid-cols-[6rem_1fr]"
            >
              <span className="font-semibold text-sea-700">{time}</span>
              <span className="leading-snug sm:pt-0.5">
                <Localized text={description} language={language} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {day.meals.length > 0 && (
        <div className="flex gap-3 rounded-card bg-sand-100 px-5 py-4">
          <Icon name="utensils" className="mt-0.5 size-5 shrink-0 text-sea-600" />
          <div>
            <h4>{t("tour.meals")}</h4>
            <ul className="flex flex-wrap gap-x-5 text-ink-soft">
              {day.meals.map(({ id, description }) => (
                <li key={id}>
                  <Localized text={description} language={language} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </li>
  );
}
