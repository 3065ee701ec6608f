import { AboutPrice } from "@/components/site/rates/about-price";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { densePhone, Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { type ChatContacts, channelOf, chatLink } from "@/lib/booking/chat-link";
import { localize } from "@/lib/core/content/localized-text";
import { formatDay } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { pictureSource } from "@/lib/core/storage/picture-source";
import type { HomeView } from "@/lib/home/view";
import type { Promo } from "@/lib/promos/fields";
import { type CardPrice, cardPrices } from "@/lib/promos/shown-price";
import { addWeekdays } from "@/lib/tours/calendar/running-times";
import { kindOf } from "@/lib/tours/kinds";
import { tourPath } from "@/lib/tours/pages/paths";
import { packageText } from "@/lib/tours/pricing/price-texts";
import type { LinkedTour } from "@/lib/tours/schema";
import { HomeHeading, SnapRow } from "./section";

interface PromoSectionProps {
  home: HomeView;
  promos: Promo[];
  tours: LinkedTour[];
  /** The operator's day: `2026-11-22`. */
  today: string;
  language: Language;
  contacts: ChatContacts;
  /** What the operator wants guests to write first; `[promo]` stands for the name of the promo. */
  greeting: string | null;
}

export function PromoSection({
  home,
  promos,
  tours,
  today,
  language,
  contacts,
  greeting,
}: PromoSectionProps) {
  if (promos.length === 0) return null;
  const t = translate(language);
  return (
    <HomeHeading id="promo" section="promo" home={home} language={language} fallback={t("header.promo")}>
      <SnapRow
        items={promos.map((promo) => ({
          key: promo.id,
          content: (
            <PromoCard
              promo={promo}
              tour={tours.find(({ id }) => id === promo.tour_id)}
              today={today}
              language={language}
              contacts={contacts}
              greeting={greeting}
            />
          ),
        }))}
        className="md:flex-wrap"
        itemClassName="md:shrink md:grow md:basis-80"
      />
    </HomeHeading>
  );
}

interface PromoCardProps extends Pick<PromoSectionProps, "today" | "language" | "contacts" | "greeting"> {
  promo: Promo;
  tour: PromoSectionProps["tours"][number] | undefined;
}

function PromoCard({ promo, tour, today, language, contacts, greeting }: PromoCardProps) {
  const t = translate(language);
  const title = localize(promo.title, language).text;
  const { file } = promo;
  const [main, ...others] = cardPrices(promo, tour?.currency ?? null, language);
  const channel = channelOf(language, contacts);
  const question = greeting?.replaceAll("[promo]", title) ?? t("home.promo.chatText", { title });
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card">
      <div className="relative aspect-2/1 max-h-80 sm:aspect-3/2 overflow-hidden bg-sea-100">
        {file ? (
          <Picture
            source={pictureSource(file)}
            alt=""
            sizes={`${densePhone("90vw")}(min-width: 48rem) 40rem, 90vw`}
          />
        ) : (
          <PicturePlaceholder />
        )}
        <Badge
          variant="paper"
          className="absolute top-4 left-4 max-w-[calc(100%-var(--spacing)*8)] whitespace-normal py-1 leading-tight"
        >
          <Icon name="calendar-clock" className="size-4 text-accent-mark" />
          <PromoDays promo={promo} today={today} language={language} />
        </Badge>
      </div>
      <div className="flex grow flex-col gap-3 p-5 sm:p-6">
        <h3 className="text-heading">
          <Localized text={promo.title} language={language} unbroken />
        </h3>
        <p className="whitespace-pre-line text-base text-ink-soft">
          <Localized text={promo.description} language={language} />
        </p>
        <div className="mt-auto grid gap-1 pt-2">
          {main && <PromoPrice shown={main} language={language} main />}
          {tour && <PackagePrice promo={promo} tour={tour} shown={main?.money?.amount} language={language} />}
          {tour && main?.money && <AboutPrice {...main.money} rates={tour.rates} language={language} />}
          {others.map((shown) => (
            <PromoPrice key={shown.price} shown={shown} language={language} />
          ))}
        </div>
        <div className="flex flex-wrap gap-2 pt-2 *:grow">
          {tour && (
            <a
              href={tourPath(language, kindOf(tour.tour_type), tour)}
              className={button({ variant: "secondary", size: "small" })}
            >
              {t("home.promo.tour")}
              <span className="sr-only">: {localize(tour.name, language).text}</span>
            </a>
          )}
          {channel && (
            <a
              href={chatLink(channel, contacts, question)}
              target="_blank"
              rel="noopener noreferrer"
              className={button({ variant: tour ? "outline" : "secondary", size: "small" })}
            >
              {t("home.promo.ask")}
              <span className="sr-only">: {title}</span>
            </a>
          )}
          <a
            href={promo.pdf_url}
            target="_blank"
            rel="noopener noreferrer"
            className={button({ variant: "outline", size: "small" })}
          >
            {t("home.promo.details")}
            <span className="sr-only">: {title}</span>
          </a>
        </div>
      </div>
    </article>
  );
}

/** The last day of a promo, and the first one while the promo has not begun. */
function PromoDays({ promo, today, language }: { promo: Promo; today: string; language: Language }) {
  const t = translate(language);
  const date = formatDay(promo.end_date, language);
  const { start_date: start, weekdays } = promo;
  const days =
    start && start.toISOString().slice(0, 10) > today
      ? t("home.promo.between", { from: formatDay(start, language), date })
      : t("home.promo.until", { date });
  return addWeekdays(days, weekdays, language);
}

interface PackagePriceProps {
  promo: Promo;
  tour: LinkedTour;
  /** The amount of the price above. */
  shown: number | undefined;
  language: Language;
}

/** For how many guests the price above is, or the price of the package where the text above names another amount. */
function PackagePrice({ promo, tour, shown, language }: PackagePriceProps) {
  const { package_price: price, package_guests: guests } = promo;
  if (price === null || guests === null) return null;
  const words = messagesOf(language, "booking").message;
  return (
    <p className="text-ink-soft">
      {price === shown
        ? translate(language)("home.promo.forGuests", { guests })
        : packageText({ price, guests }, tour.currency, language, words)}
    </p>
  );
}

interface PromoPriceProps {
  shown: CardPrice;
  language: Language;
  /** True for the first price. The second is for children or in another currency. */
  main?: boolean;
}

function PromoPrice({ shown, language, main = false }: PromoPriceProps) {
  const t = translate(language);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className={main ? "font-bold text-accent-text text-heading" : "font-semibold text-ink-soft"}>
        {shown.original && <span className="sr-only">{t("home.promo.price")} </span>}
        {shown.price}
      </span>
      {shown.original && (
        <span className="text-ink-soft text-sm">
          <span className="sr-only">{t("home.promo.oldPrice")} </span>
          <s>{shown.original}</s>
        </span>
      )}
      {main && shown.percent > 0 && (
        <Badge variant="discount" className="ml-auto">
          {t("tours.discount", { percent: shown.percent })}
        </Badge>
      )}
    </p>
  );
}
