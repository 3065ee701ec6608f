import { BookingBar } from "@/components/booking/booking-bar";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Localized } from "@/components/ui/localized";
import { StickyAside } from "@/components/ui/sticky-aside";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { translate } from "@/lib/i18n/messages";
import { homePath, toursPath } from "@/lib/i18n/paths";
import { kindOf, kinds } from "@/lib/tours/kinds";
import { TourGallery } from "./tour-gallery";
import type { TourPartProps } from "./tour-part";
import { TourSummary } from "./tour-summary";
import { TourTabs } from "./tour-tabs";

interface TourDetailProps extends TourPartProps {
  /** Where a booking request goes. */
  contacts: ChatContacts;
}

/** The page of one tour: pictures and parts on the left, the tour at a glance on the right. */
export function TourDetail({ tour, language, contacts }: TourDetailProps) {
  const t = translate(language);
  const kind = kindOf(tour.tour_type);
  const { messages } = kinds[kind];
  const list = toursPath(language, kind);
  return (
    <Container className="pt-4 pb-20 sm:pt-6 lg:pb-28">
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
        <Link href={list} className={button({ look: "quiet", size: "small", className: "-ml-4" })}>
          <Icon name="arrow-left" className="size-5" />
          {t(`tours.${messages}.back`)}
        </Link>
        <Breadcrumb
          language={language}
          steps={[
            { label: t("common.home"), href: homePath(language) },
            { label: t(`tours.${messages}.title`), href: list },
          ]}
          current={<Localized text={tour.name} language={language} />}
        />
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] xl:gap-x-16">
        <div className="min-w-0 lg:col-span-7">
          <TourGallery tour={tour} language={language} />
        </div>
        <aside className="lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1">
          <StickyAside>
            <TourSummary tour={tour} language={language} />
          </StickyAside>
        </aside>
        <div className="min-w-0 lg:col-span-7">
          <TourTabs tour={tour} language={language} contacts={contacts} />
        </div>
      </div>
      <BookingBar
        language={language}
        currency={tour.currency}
        priceFrom={tour.starting_price}
        labels={{ priceFrom: t("booking.priceFrom"), total: t("booking.total"), book: t("booking.book") }}
      />
    </Container>
  );
}
