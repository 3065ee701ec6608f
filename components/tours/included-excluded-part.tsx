import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { translate } from "@/lib/i18n/messages";
import { EmptyPart } from "./empty-part";
import type { TourPartProps } from "./tour-part";

const columns = [
  { type: "included", icon: "check", look: "bg-leaf-50 text-leaf-600", empty: "noIncluded" },
  { type: "excluded", icon: "x", look: "bg-alert-50 text-alert-600", empty: "noExcluded" },
] as const;

/** What the price covers and what it does not, each with its own empty message. */
export function IncludedExcludedPart({ tour, language }: TourPartProps) {
  const t = translate(language);
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {columns.map(({ type, icon, look, empty }) => {
        const items = tour.included_excluded.filter((item) => item.type === type);
        return (
          <div key={type} className="grid content-start gap-4">
            <h3 className="text-heading">{t(`tour.${type}`)}</h3>
            {items.length === 0 && <EmptyPart>{t(`tour.${empty}`)}</EmptyPart>}
            <ul className="grid gap-3">
              {items.map(({ id, description }) => (
                <li key={id} className="flex gap-3 leading-snug">
                  <span className={`inline-grid size-6 shrink-0 place-items-center rounded-full ${look}`}>
                    <Icon name={icon} className="size-3.5 stroke-3" />
                  </span>
                  <span>
                    <Localized text={description} language={language} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
