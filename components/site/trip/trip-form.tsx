import type { ReactNode } from "react";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formTool } from "@/lib/core/browser/form-tool";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { Kind } from "@/lib/tours/kinds";
import { toursPath } from "@/lib/tours/pages/paths";
import { areaNames, type NamedArea } from "@/lib/tours/pickup-areas/named-areas";
import { emptyTrip, quotedParameter, type Trip } from "@/lib/trip/trip";
import {
  tripAgesMark,
  tripCloseMark,
  tripFoldMark,
  tripForgetMark,
  tripFormMark,
  tripOpenMark,
  tripStepMark,
  tripTextMark,
} from "./trip-marks";

interface TripFormProps {
  kind: Kind;
  language: Language;
  /** The operator's pick-up areas, which the place of stay proposes. */
  areas: readonly NamedArea[];
  /** Where the form leads: by default to the list of the kind. */
  action?: string;
  /** The words of the button. */
  submit?: string;
  /** The values of the fields. A list names the day alone, because its page does not depend on the guests. */
  trip?: Trip;
  /** The trip in words. */
  dateText?: string;
  /** The first and the last day that a list answers. */
  first?: string;
  last?: string;
  kept?: [string, string][];
  more?: ReactNode;
  /** Draws the question as the first action of the page, in the colour of its main button. */
  leads?: boolean;
}

/** How many adults the question proposes. */
const proposedAdults = 2;

/**
 * Asks for day, guests and place. The form is a row on wide screens; elsewhere one line opens it as a sheet, or in place where no
 * script runs. Everything is optional, and the form leads to a list.
 */
export function TripForm({
  kind,
  language,
  areas,
  action = toursPath(language, kind),
  submit,
  trip = emptyTrip,
  dateText,
  first,
  last,
  kept = [],
  more,
  leads,
}: TripFormProps) {
  const t = translate(language);
  const { date, adults, children, stay } = trip;
  const isGiven = Boolean(date || adults || children.length > 0 || stay);
  const question = t("trip.question");
  return (
    <details {...tripFoldMark.write(true)} className={leads ? "trip trip-leads" : "trip"}>
      <summary {...tripOpenMark.write(true)} className="trip-line">
        <Icon name="calendar-days" className="size-5.5 shrink-0 text-accent-mark" />
        <span className="grid min-w-0 grow">
          <span {...tripTextMark.write(question)} className="line-clamp-2 font-semibold">
            {dateText ?? question}
          </span>
          <span className="text-ink-soft text-sm">{t("trip.details")}</span>
        </span>
        <Icon name="chevron-down" className="size-5 shrink-0 text-ink-soft" />
      </summary>
      <form
        action={action}
        autoComplete="off"
        {...tripFormMark.write(true)}
        aria-label={t("trip.details")}
        {...formTool("find_tours", `${t("trip.show")}: ${t("trip.details")}`)}
        className="trip-form"
      >
        <p className="trip-head">
          {t("trip.details")}
          <button type="button" {...tripCloseMark.write(true)} aria-label={t("trip.close")}>
            <Icon name="x" className="size-5" />
          </button>
        </p>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="trip-field">
          <span>{question}</span>
          <input
            type="date"
            name="date"
            id="list-day"
            min={first}
            max={last}
            defaultValue={date || undefined}
          />
        </label>
        <div className="trip-field">
          <label htmlFor="trip-adults">{t("trip.adults")}</label>
          <span className="stepper">
            <Step by={-1} label={`${t("trip.less")}: ${t("trip.adults")}`} />
            <input
              type="number"
              name="adults"
              id="trip-adults"
              min={1}
              max={99}
              defaultValue={adults || proposedAdults}
            />
            <Step by={1} label={`${t("trip.more")}: ${t("trip.adults")}`} />
          </span>
        </div>
        <div
          {...tripAgesMark.write({
            children: t("trip.childCount"),
            age: t("trip.age"),
          })}
          className="trip-field"
        >
          <label htmlFor="trip-children">{t("trip.children")}</label>
          <input
            name="children"
            id="trip-children"
            inputMode="decimal"
            placeholder="6, 9"
            defaultValue={children.join(", ") || undefined}
          />
        </div>
        <label className="trip-field">
          <span>{t("trip.stay")}</span>
          <input
            name="stay"
            list={areas.length > 0 ? "trip-areas" : undefined}
            maxLength={100}
            placeholder={t("trip.stayHint")}
            defaultValue={stay || undefined}
          />
        </label>
        {areas.length > 0 && (
          <datalist id="trip-areas">
            {Object.entries(areaNames(areas, language)).map(([code, name]) => (
              <option key={code} value={name} />
            ))}
          </datalist>
        )}
        <button
          type="submit"
          name={quotedParameter}
          value="1"
          className={button({ variant: leads ? "primary" : "secondary" })}
        >
          {submit ?? t("trip.show")}
        </button>
        <p className="trip-more" data-room={isGiven || undefined}>
          {more}
          <button type="button" {...tripForgetMark.write(true)} hidden>
            {t("trip.forget")}
          </button>
        </p>
      </form>
    </details>
  );
}

/** A button that changes the number beside it by one. */
function Step({ by, label }: { by: 1 | -1; label: string }) {
  return (
    <button type="button" {...tripStepMark.write(by)} aria-label={label}>
      {by > 0 ? "+" : "−"}
    </button>
  );
}
