import { Fragment, type ReactNode } from "react";
import { bookingForm, mainButton } from "@/components/site/booking/booking-ids";
import { BookingBox } from "@/components/site/booking/booking-summary";
import { offerLink } from "@/components/site/booking/offer-link";
import { dayPriceMark, linePriceMark, pricePartMark } from "@/components/site/rates/day-price-marks";
import { QuoteBox } from "@/components/site/trip/quote-box";
import { tripForgetMark, tripTextMark } from "@/components/site/trip/trip-marks";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { Localized } from "@/components/ui/localized";
import { priceClass } from "@/components/ui/price-class";
import { type ChatContacts, channelOf } from "@/lib/booking/chat-link";
import { formatMoney } from "@/lib/core/format";
import { translate } from "@/lib/core/i18n/messages";
import { childPrice, includedInBrief } from "@/lib/tours/in-brief";
import { kindOf, kinds } from "@/lib/tours/kinds";
import { hasPriceLines } from "@/lib/tours/pricing/price-line";
import { priceOn } from "@/lib/tours/pricing/price-on";
import type { QuotedTrip } from "@/lib/tours/quotes/quoted-pages";
import { StaticHtml } from "@/server/in-next/static-html";
import { CallLinks } from "./call-links";
import { Cancellation, hasCancellation } from "./cancellation";
import { PriceNotes } from "./price-notes";
import { RunningTimes } from "./running-times";
import { SpotFees } from "./spot-fees";
import { DiscountBadge, RatingBadge } from "./tour-badges";
import { markedTour } from "./tour-card-picture";
import { planButtonMark } from "./tour-marks";
import { OriginalPrice, PriceUnitText } from "./tour-price";
import { TourPromos } from "./tour-promos";
import type { TourPartProps } from "./tour-tabs";

interface TourSummaryProps extends TourPartProps {
  contacts: ChatContacts | null;
  said?: QuotedTrip | undefined;
  trust?: ReactNode;
  phones?: string[] | undefined;
}

export function TourSummaryCard({ tour, language, contacts, said, trust, phones }: TourSummaryProps) {
  const t = translate(language);
  const channel = contacts && channelOf(language, contacts);
  const offer = contacts && channel && !hasPriceLines(tour) ? offerLink(tour, language, contacts) : null;
  return (
    <>
      <StaticHtml className="grid grid-cols-1 gap-3">
        <p className="flex gap-1.5 text-ink-soft leading-snug">
          <Icon name="map-pin" className="mt-px size-4.5 shrink-0 text-sea-600" />
          <span>
            <Localized text={tour.location} language={language} />
          </span>
        </p>
        <h1 className="hyphens-auto text-title">
          <Localized text={tour.name} language={language} unbroken />
        </h1>
        <TourFigures tour={tour} language={language} />
      </StaticHtml>
      <BookingBox
        words={{
          title: t("booking.yourRequest"),
          date: t("booking.date"),
          people: t("booking.participants"),
          nobody: t("booking.nobodyYet"),
          total: t("booking.total"),
        }}
      >
        <p className="trip-said print:hidden">
          <span {...tripTextMark.write("")} className="font-medium" />
          {contacts && hasPriceLines(tour) && <a href={`#${bookingForm}`}>{t("trip.change")}</a>}
          <button type="button" {...tripForgetMark.write(true)} hidden>
            {t("trip.forget")}
          </button>
        </p>
        {said && <p className="font-medium">{said.text}</p>}
        <QuoteBox id={tour.id} quote={said?.quote} whole={t("trip.instead")} className="quote print:hidden" />
        <SummaryPrice tour={tour} language={language} />
        <TourPromos tour={tour} language={language} />
        {contacts && hasPriceLines(tour) && (
          <>
            <a
              id={mainButton}
              href={`#${bookingForm}`}
              className={button({ variant: "primary", size: "large", className: "print:hidden" })}
            >
              {t("tour.book")}
            </a>
            {channel && <p className="text-ink-soft text-sm print:hidden">{t("tour.bookHint")}</p>}
          </>
        )}
        {trust && <StaticHtml className="empty:hidden">{trust}</StaticHtml>}
        {contacts === null && phones && <CallLinks language={language} phones={phones} />}
        {offer && channel && (
          <a
            id={mainButton}
            href={offer}
            target="_blank"
            rel="noopener noreferrer"
            className={button({ variant: "primary", size: "large", className: "print:hidden" })}
          >
            <Icon name={channel} className="size-5" />
            {t("tour.askOffer")}
          </a>
        )}
        {(contacts || phones) && (
          <div
            {...planButtonMark.write(markedTour(tour, language))}
            className="grid min-h-11 scriptless:hidden print:hidden"
          />
        )}
      </BookingBox>
    </>
  );
}

/** The deciding facts of a tour, above its tabs. On wide screens the booking box stands beside the facts. */
export function TourInBrief({ tour, language }: TourPartProps) {
  return (
    <StaticHtml className="tour-brief">
      <div className="-mt-4 grid content-start gap-6 lg:mt-0">
        <DecidingFacts tour={tour} language={language} />
        <RunningTimes tour={tour} language={language} />
      </div>
      <HighlightsBox tour={tour} language={language} />
    </StaticHtml>
  );
}

const figure = "inline-flex gap-1.5";
const icon = "mt-0.75 size-4.5 shrink-0 text-sea-600";

function TourFigures({ tour, language }: TourPartProps) {
  const t = translate(language);
  const missing = kinds[kindOf(tour.tour_type)].namesMissingCode ? t("tours.codeMissing") : null;
  const code = tour.code ?? missing;
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-base">
      <li className={figure}>
        <Icon name="clock" className={icon} />
        <span className="sr-only">{t("tours.duration")}: </span>
        <Localized text={tour.duration} language={language} />
      </li>
      {code && (
        <li className={figure}>
          <Icon name="tag" className={icon} />
          <span className="sr-only">{t("tours.code")}: </span>
          <span>{code}</span>
        </li>
      )}
      {tour.rate !== null && (
        <li>
          <RatingBadge tour={tour} language={language} />
        </li>
      )}
    </ul>
  );
}

function SummaryPrice({ tour, language }: TourPartProps) {
  const t = translate(language);
  const price = tour.price.shown;
  if (!price) return null;
  return (
    <div className="unit-price flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <p {...dayPriceMark.write(tour.id)} className="grid">
        <span className="text-ink-soft">
          <span {...pricePartMark.write("label")}>{t("tours.startingFrom")}</span>
          <OriginalPrice tour={tour} language={language} />
        </span>
        <span>
          <strong
            {...pricePartMark.write("amount")}
            className={classNames(priceClass(tour.currency), "font-bold text-title")}
          >
            {formatMoney(price.starting, tour.currency, language)}
          </strong>
          <PriceUnitText unit={tour.price_unit} language={language} />
        </span>
        <PriceNotes tour={tour} amount={price.starting} language={language} noted />
        <SpotFees facts={tour.facts} language={language} />
      </p>
      <DiscountBadge tour={tour} language={language} size="large" className="mb-1.5" />
    </div>
  );
}

/**
 * Shows kind of trip, start of the day, child price, what is included and the first term of cancellation, each in one line from the
 * tour's own texts.
 */
function DecidingFacts({ tour, language }: TourPartProps) {
  const t = translate(language);
  const begins = tour.itineraries.toSorted((a, b) => a.day - b.day)[0]?.activities[0];
  const facts: { key: IconName; text: ReactNode }[] = [];
  if (tour.tags) facts.push({ key: "user", text: t(`tour.kinds.${tour.tags}`) });
  if (begins && /^\d{1,2}[:.]\d{2}$/.test(begins.time.trim())) {
    const text = <Localized text={begins.description} language={language} />;
    facts.push({
      key: "clock",
      text: (
        <>
          {begins.time.trim()} — {text}
        </>
      ),
    });
  }
  const { lines } = priceOn(tour, tour.priceDay);
  const child = childPrice({ prices: lines });
  if (child) {
    facts.push({
      key: "baby",
      text: (
        <>
          <Localized text={child.service_type} language={language} />:{" "}
          <span {...linePriceMark.write(lines.indexOf(child))}>
            {formatMoney(child.price, tour.currency, language)}
          </span>
        </>
      ),
    });
  }
  const included = includedInBrief(tour);
  if (included) {
    facts.push({
      key: "check",
      text: (
        <>
          {t("tour.included")}:{" "}
          {included.named.map((text, index) => (
            <Fragment key={text.en}>
              {index > 0 && " · "}
              <Localized text={text} language={language} />
            </Fragment>
          ))}
          {included.more > 0 && ` · ${t("tour.moreIncluded", { count: included.more })}`}
        </>
      ),
    });
  }
  if (hasCancellation(tour)) {
    facts.push({ key: "calendar-clock", text: <Cancellation tour={tour} language={language} /> });
  }
  if (facts.length === 0) return null;
  return (
    <ul aria-label={t("tour.facts")} className="grid gap-2 text-base leading-snug">
      {facts.map(({ key, text }) => (
        <li key={key} className="flex gap-2.5">
          <Icon name={key} className={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function HighlightsBox({ tour, language }: TourPartProps) {
  const t = translate(language);
  return (
    <div className="grid content-start gap-4 rounded-card bg-sea-50 p-6 max-lg:order-1">
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
