import type { ReactNode } from "react";
import { bookingForm } from "@/components/site/booking/booking-ids";
import { BookingSection } from "@/components/site/booking/booking-section";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { Tabs } from "@/components/ui/tabs";
import type { ChatContacts } from "@/lib/booking/chat-link";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { Current } from "@/lib/tours/calendar/current";
import type { QuotedTrip } from "@/lib/tours/quotes/quoted-pages";
import type { Tour } from "@/lib/tours/schema";
import { StaticHtml } from "@/server/in-next/static-html";
import { CallLinks } from "./call-links";
import { PriceTable } from "./price-table";

export interface TourPartProps {
  tour: Current<Tour>;
  language: Language;
}

/** The parts of a tour, by the ids and in the order of. `fixed` parts are not rendered again in the browser. */
const parts = [
  { id: "overview", Part: OverviewPart, fixed: true },
  { id: "includedExcluded", Part: IncludedExcludedPart, fixed: true },
  { id: "itinerary", Part: ItineraryPart, fixed: true },
  { id: "faq", Part: FaqPart, fixed: true },
  { id: "pricing", Part: PricingPart, fixed: true },
  { id: bookingForm, Part: BookingPart, fixed: false },
] as const;

interface TourTabsProps extends TourPartProps {
  contacts: ChatContacts | null;
  said: QuotedTrip | undefined;
  phones: string[] | undefined;
}

export function TourTabs({ tour, language, contacts, said, phones }: TourTabsProps) {
  const t = translate(language);
  const isAskable = contacts !== null || phones?.length !== 0;
  return (
    <Tabs
      label={t("tour.tabs")}
      tabs={parts
        .filter(({ id }) => isAskable || id !== bookingForm)
        .map(({ id, Part, fixed }) => {
          const asked = { contacts, said, phones };
          const part = <Part key={id} tour={tour} language={language} {...asked} />;
          return { id, label: t(`tour.${id}`), content: fixed ? <StaticHtml>{part}</StaticHtml> : part };
        })}
    />
  );
}

function BookingPart({ contacts, said, phones, ...part }: TourTabsProps) {
  if (contacts) return <BookingSection {...part} contacts={contacts} said={said} />;
  if (phones) return <CallLinks language={part.language} phones={phones} />;
  return <EmptyPart>{translate(part.language)("preview.bookingOff")}</EmptyPart>;
}

function OverviewPart({ tour, language }: TourPartProps) {
  return (
    <p className="max-w-2xl whitespace-pre-line text-lg leading-relaxed">
      <Localized text={tour.overview} language={language} />
    </p>
  );
}

const columns = [
  { type: "included", icon: "check", colours: "bg-leaf-50 text-leaf-600", empty: "noIncluded" },
  { type: "excluded", icon: "x", colours: "bg-alert-50 text-alert-600", empty: "noExcluded" },
] as const;

/** Included and excluded items, each with its own empty message. */
function IncludedExcludedPart({ tour, language }: TourPartProps) {
  const t = translate(language);
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {columns.map(({ type, icon, colours, empty }) => {
        const items = tour.included_excluded.filter((item) => item.type === type);
        return (
          <div key={type} className="grid content-start gap-4">
            <h3 className="text-heading">{t(`tour.${type}`)}</h3>
            {items.length === 0 && <EmptyPart>{t(`tour.${empty}`)}</EmptyPart>}
            <ul className="grid gap-3">
              {items.map(({ id, description }) => (
                <li key={id} className="flex gap-3 leading-snug">
                  <span className={`mark ${colours}`}>
                    <Icon name={icon} />
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

function ItineraryPart({ tour, language }: TourPartProps) {
  const days = tour.itineraries.toSorted((a, b) => a.day - b.day);
  if (days.length === 0) return <EmptyPart>{translate(language)("tour.noItinerary")}</EmptyPart>;
  return (
    <ol className="grid gap-10">
      {days.map((day) => (
        <ItineraryDay key={day.id} day={day} language={language} />
      ))}
    </ol>
  );
}

function ItineraryDay({ day, language }: { day: Tour["itineraries"][number]; language: Language }) {
  const t = translate(language);
  return (
    <li className="grid gap-5">
      <div className="grid gap-1">
        <p className="font-semibold text-accent-text text-sm">{t("tour.day", { day: day.day })}</p>
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

/** Native disclosures work without script, and find-in-page searches their text. */
function FaqPart({ tour, language }: TourPartProps) {
  if (tour.faqs.length === 0) return <EmptyPart>{translate(language)("tour.noFaqs")}</EmptyPart>;
  return (
    <div className="divide-y divide-line border-line border-y">
      {tour.faqs.map(({ id, question, answer }) => (
        <details key={id}>
          <summary className="flex items-start justify-between gap-6 py-5">
            <h3 className="font-semibold text-lg leading-snug">
              <Localized text={question} language={language} />
            </h3>
            <Icon name="plus" className="answer-mark" />
          </summary>
          <div className="max-w-3xl pr-6 pb-6 text-ink-soft">
            <Localized text={answer} language={language} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** The price lines and the cancellation policy. */
function PricingPart({ tour, language }: TourPartProps) {
  const t = translate(language);
  const policies = tour.cancellation_policies;
  return (
    <div className="grid gap-10">
      {tour.prices.length > 0 ? (
        <PriceTable tour={tour} language={language} />
      ) : (
        <EmptyPart>{t("tour.noPricing")}</EmptyPart>
      )}
      <div className="grid gap-4">
        <h3 className="text-heading">{t("tour.cancellationPolicy")}</h3>
        {policies.length === 0 && <EmptyPart>{t("tour.noCancellationPolicy")}</EmptyPart>}
        <ul className="grid list-disc gap-2 pl-5 marker:text-sea-500">
          {policies.map(({ id, description }) => (
            <li key={id}>
              <Localized text={description} language={language} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function EmptyPart({ children }: { children: ReactNode }) {
  return <p className="rounded-card bg-sand-100 px-5 py-4 text-ink-soft">{children}</p>;
}
