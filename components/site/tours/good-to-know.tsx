import { Fragment } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { Localized } from "@/components/ui/localized";
import { translate } from "@/lib/core/i18n/messages";
import { type LineKind, listFactLines } from "@/lib/tours/facts/lines";
import type { TourPartProps } from "./tour-tabs";

const icons: Record<LineKind, IconName> = {
  age: "baby",
  pregnant: "heart-pulse",
  back: "circle-alert",
  wheelchair: "accessibility",
  stroller: "baby",
  swim: "life-buoy",
  effort: "footprints",
  pickup: "bus-front",
  meeting: "map-pin",
  group: "users",
  boat: "ship",
  water: "waves",
  guide: "languages",
  meals: "utensils",
  diets: "soup",
  payThere: "wallet",
  bring: "backpack",
  goodFor: "circle-check",
};

/** Shows the stated facts of a tour, limits first. */
export function GoodToKnow({ tour, language }: TourPartProps) {
  const lines = listFactLines(tour.facts, language, tour.areas);
  if (lines.length === 0) return null;
  return (
    <section
      aria-labelledby="facts-title"
      className="grid content-start gap-4 rounded-card bg-sand-100 p-6 lg:grow-2 lg:p-8"
    >
      <h2 id="facts-title" className="text-heading">
        {translate(language)("facts.title")}
      </h2>
      <ul className="grid gap-x-8 gap-y-2.5 text-base leading-snug lg:block lg:columns-[20rem]">
        {lines.map(({ kind, text, more = [] }) => (
          <li key={kind} className="flex break-inside-avoid gap-3 lg:mb-2.5">
            <Icon name={icons[kind]} className="mt-0.5 size-4.5 shrink-0 text-sea-600" />
            <span>
              {text}
              {more.map(({ what, text: amount }, index) => (
                <Fragment key={what.en}>
                  {index === 0 ? ": " : "; "}
                  <Localized text={what} language={language} />
                  {amount && ` ${amount}`}
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
