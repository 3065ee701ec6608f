import type { ReactNode } from "react";
import { BookingBar } from "@/components/site/booking/booking-summary";
import { offerLink } from "@/components/site/booking/offer-link";
import { quoteMark } from "@/components/site/trip/trip-marks";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { type ChatContacts, channelOf } from "@/lib/booking/chat-link";
import { localize } from "@/lib/core/content/localized-text";
import { formatMoney } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import { renderedImage } from "@/lib/core/storage/picture-source";
import { type OrderNote, orderNoteText } from "@/lib/tours/closures/order-note";
import { kindOf } from "@/lib/tours/kinds";
import { toursPath } from "@/lib/tours/pages/paths";
import { hasPriceLines } from "@/lib/tours/pricing/price-line";
import type { QuotedTrip } from "@/lib/tours/quotes/quoted-pages";
import { StaticHtml } from "@/server/in-next/static-html";
import { PictureGallery } from "./gallery";
import { GoodToKnow } from "./good-to-know";
import { PriceNotes } from "./price-notes";
import { ClosureNotice, MonthStrip } from "./running-times";
import { ShareTour } from "./share-tour";
import { SpotFees } from "./spot-fees";
import { listReturnMark } from "./tour-marks";
import { TourStops } from "./tour-stops";
import { TourInBrief, TourSummaryCard } from "./tour-summary";
import { type TourPartProps, TourTabs } from "./tour-tabs";

/** Says above the picture why a tour runs in spite of orders of the harbour office for the coming days. */
function OrderNotices({ orders, language }: { orders: readonly OrderNote[]; language: Language }) {
  return orders.map((order) => {
    const text = orderNoteText(order, language);
    return (
      <p key={text} className="flex gap-2 rounded-xl bg-sea-50 px-4 py-3 text-base leading-snug">
        <Icon name="circle-alert" className="mt-px size-5 shrink-0 text-sea-700" />
        {text}
      </p>
    );
  });
}

export interface TourListWords {
  title: string;
  /** On the button that leads back to the list. */
  back: string;
}

interface TourDetailProps extends TourPartProps {
  /** The chats for booking requests. Null if the tour cannot be requested. */
  contacts: ChatContacts | null;
  /** The orders of the harbour office in spite of which the tour runs on coming days. */
  orders?: readonly OrderNote[];
  /** The trip in the address of a page without script. */
  said?: QuotedTrip | undefined;
  /** What the operator says about itself below the button. Absent in a preview. */
  trust?: ReactNode;
  /** The telephones, which stand in for requests on a site without chat and e-mail. Absent in the preview of a hidden tour. */
  phones?: string[];
  /** The heading and link text of the list to which the tour belongs. */
  list: TourListWords;
}

export function TourDetail(props: TourDetailProps) {
  const { tour, language, contacts, orders = [], said, trust, phones, list: words } = props;
  const t = translate(language);
  const kind = kindOf(tour.tour_type);
  const list = toursPath(language, kind);
  const starting = tour.price.shown?.starting ?? null;
  return (
    <Container className="pt-4 pb-20 sm:pt-6 lg:pb-28">
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
        <a
          href={list}
          {...listReturnMark.write(true)}
          className={button({ variant: "quiet", size: "small", className: "-ml-4" })}
        >
          <Icon name="arrow-left" className="size-5" />
          {words.back}
        </a>
        <ShareTour
          label={t("tour.share")}
          copied={t("tour.shareCopied")}
          failed={t("tour.shareFailed")}
          className={button({ variant: "quiet", size: "small", className: "-mr-4" })}
        />
        <Breadcrumb
          language={language}
          steps={[
            { label: t("common.home"), href: homePath(language) },
            { label: words.title, href: list },
          ]}
          current={<Localized text={tour.name} language={language} />}
        />
      </div>
      <StaticHtml className="mb-5 grid gap-3 empty:hidden">
        <ClosureNotice tour={tour} language={language} />
        <OrderNotices orders={orders} language={language} />
      </StaticHtml>
      {/* The booking box is alone in its column on wide screens, so that it covers no text and short tabs leave no gap. */}
      <div className="tour-parts">
        <div className="min-w-0 lg:col-span-7">
          <TourGallery tour={tour} language={language} />
        </div>
        <aside className="tour-head">
          <TourSummaryCard
            tour={tour}
            language={language}
            contacts={contacts}
            said={said}
            trust={trust}
            phones={phones}
          />
        </aside>
        <TourInBrief tour={tour} language={language} />
        <div className="min-w-0 lg:col-span-7 lg:row-start-3">
          <TourTabs tour={tour} language={language} contacts={contacts} said={said} phones={phones} />
        </div>
        <TourFacts tour={tour} language={language} />
      </div>
      <TourStops tour={tour} language={language} />
      {contacts && (hasPriceLines(tour) || channelOf(language, contacts)) && (
        <BookingBar
          quote={quoteMark.write(tour.id)}
          priceFrom={starting === null ? "" : formatMoney(starting, tour.currency, language)}
          about={starting !== null && <PriceNotes tour={tour} amount={starting} language={language} />}
          fees={starting !== null && <SpotFees facts={tour.facts} language={language} />}
          labels={{
            priceFrom: t("booking.priceFrom"),
            total: t("booking.total"),
            book: t(hasPriceLines(tour) ? "booking.book" : "tour.askOffer"),
          }}
          offer={hasPriceLines(tour) ? undefined : (offerLink(tour, language, contacts) ?? undefined)}
        />
      )}
    </Container>
  );
}

/** What is good to know and the months of the tour. On a phone they stand below tabs and highlights, because a swipe reaches the tabs. */
function TourFacts({ tour, language }: TourPartProps) {
  return (
    <StaticHtml className="tour-conditions">
      <GoodToKnow tour={tour} language={language} />
      <MonthStrip tour={tour} language={language} />
    </StaticHtml>
  );
}

function TourGallery({ tour, language }: TourPartProps) {
  if (tour.images.length === 0) {
    return <PicturePlaceholder className="aspect-3/2 h-auto rounded-card" />;
  }
  const t = translate(language);
  const words = messagesOf(language, "tour");
  const texts = {
    show: words.showPicture,
    open: words.openViewer,
    gallery: t("tour.gallery"),
    viewer: t("tour.viewer"),
    loading: t("common.loading"),
    close: t("tour.closeViewer"),
    previous: t("tour.previousPicture"),
    next: t("tour.nextPicture"),
  };
  const name = localize(tour.name, language).text;
  const pictures = tour.images.map((image, index) => {
    const number = index + 1;
    const alt = [t("tour.picture", { name, number }), image.alt?.[language]].filter(Boolean).join(": ");
    return { ...renderedImage(image), number, alt };
  });
  return <PictureGallery pictures={pictures} texts={texts} />;
}
