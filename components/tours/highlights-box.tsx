import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { translate } from "@/lib/i18n/messages";
import type { TourPartProps } from "./tour-part";

/** What makes this tour worth the day. */
export function HighlightsBox({ tour, language }: TourPartProps) {
  const t = translate(language);
  return (
    <div className="grid gap-4 rounded-card bg-sea-50 p-6">
      <h2 className="text-heading">{t("tour.highlights")}</h2>
      {tour.highlights.length === 0 && <p className="text-ink-soft">{t("tour.noHighlights")}</p>}
      <ul className="grid gap-3">
        {tour.highlights.map(({ id, description }) => (
          <li key={id} className="flex gap-3 text-base leading-snug">
            <Icon name="sparkle" className="mt-0.5 size-4.5 shrink-0 fill-sea-500 text-sea-500" />
            <span>
              <Localized text={description} language={language} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
