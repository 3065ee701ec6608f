import type { FAQPage, Graph, ItemList, Offer, Product, TouristTrip, WithContext } from "schema-dts";
import { daysBetween } from "../../core/calendar/days";
import { type LocalizedText, localize } from "../../core/content/localized-text";
import { currencyCode } from "../../core/currencies";
import type { Language } from "../../core/i18n/languages";
import { translate } from "../../core/i18n/messages";
import { absoluteUrl } from "../../core/pages/absolute-url";
import { breadcrumbData } from "../../core/pages/breadcrumb-data";
import { homePath } from "../../core/pages/paths";
import { storageUrl } from "../../core/storage/sources";
import { ogImagePath } from "../../site/og/image-path";
import { brandOf, siteSettings } from "../../site/settings";
import { type Current, isRestricted } from "../calendar/current";
import { type Kind, kindOf } from "../kinds";
import { priceOn, priceValidUntil } from "../pricing/price-on";
import type { Tour } from "../schema";
import { kindWords } from "./kind-words";
import { tourOgImage } from "./metadata";
import { tourPath, toursPath } from "./paths";

type TextOf = (text: LocalizedText) => string;

function wayTo(kind: Kind, language: Language) {
  const t = translate(language);
  return [
    { name: t("common.home"), path: homePath(language) },
    { name: kindWords(kind, language).title, path: toursPath(language, kind) },
  ];
}

/** Null without a price, or with a currency that has no ISO code. */
function offerOf(tour: Current<Tour>, url: string): Exclude<Offer, string> | null {
  const priceCurrency = currencyCode(tour.currency);
  const price = tour.price.shown;
  if (!price || priceCurrency === null) return null;
  const availability = `https://schema.org/${tour.firstDay === null ? "OutOfStock" : "InStock"}` as const;
  return { "@type": "Offer", url, price: price.starting, priceCurrency, availability, ...offeredTimes(tour) };
}

/** Each price line by its name, with the amount of the day of the offer. A line on request has no amount and no offer. */
function lineOffers(tour: Current<Tour>, offer: Exclude<Offer, string> | null, textOf: TextOf) {
  if (!offer) return [];
  const { url, priceCurrency, availability } = offer;
  const common = { "@type": "Offer" as const, url, priceCurrency, availability };
  const priced = priceOn(tour, tour.priceDay).lines.filter(({ price }) => price > 0);
  return priced.map(({ service_type, price }) => ({ ...common, name: textOf(service_type), price }));
}

/** Days from now after which an offer names its first day. */
const farAhead = 30;

/** From when on the tour can be had, and until when the price holds. */
function offeredTimes(
  tour: Current<Tour>,
): Pick<Exclude<Offer, string>, "availabilityStarts" | "priceValidUntil"> {
  const { calendar, now, today, firstDay } = tour;
  if (firstDay === null || !isRestricted(calendar)) return {};
  const until = priceValidUntil(tour, firstDay, now);
  return {
    ...(daysBetween(today, firstDay) > farAhead && { availabilityStarts: firstDay }),
    ...(until && { priceValidUntil: until }),
  };
}

function itineraryOf({ itineraries }: Tour, textOf: TextOf): ItemList | undefined {
  if (itineraries.length === 0) return undefined;
  const days = itineraries.toSorted((a, b) => a.day - b.day);
  return {
    "@type": "ItemList",
    numberOfItems: days.length,
    itemListElement: days.map(({ title, activities }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: textOf(title),
      description:
        activities.map(({ time, description }) => `${time} ${textOf(description)}`).join("; ") || undefined,
    })),
  };
}

function questionsOf({ faqs }: Tour, textOf: TextOf): FAQPage[] {
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(({ question, answer }) => ({
    "@type": "Question" as const,
    name: textOf(question),
    acceptedAnswer: { "@type": "Answer" as const, text: textOf(answer) },
  }));
  return [{ "@type": "FAQPage", mainEntity }];
}

export function tourListStructuredData(
  kind: Kind,
  language: Language,
): WithContext<ReturnType<typeof breadcrumbData>> {
  return { "@context": "https://schema.org", ...breadcrumbData(wayTo(kind, language)) };
}

/**
 * Breadcrumbs, trip, product with its offer, and questions. Validators refuse a product without an offer. The rating is
 * left out, because search engines accept only ratings that the site collected itself.
 */
export function tourStructuredData(tour: Current<Tour>, language: Language): Graph {
  const kind = kindOf(tour.tour_type);
  const path = tourPath(language, kind, tour);
  const url = absoluteUrl(path);
  const textOf: TextOf = (text) => localize(text, language).text;
  const pictures = tour.images.map((image) => storageUrl(image.path));
  const name = textOf(tour.name);
  const offers = offerOf(tour, url);
  const brand = brandOf(siteSettings());
  const common = {
    name,
    description: textOf(tour.overview),
    url,
    image: (pictures.length > 0 ? pictures : [ogImagePath(tourOgImage(tour, language))]).map(absoluteUrl),
    ...(offers && { offers }),
  };
  const trip: TouristTrip = {
    "@type": "TouristTrip",
    "@id": `${url}#trip`,
    ...common,
    ...(offers && { offers: [offers, ...lineOffers(tour, offers, textOf)] }),
    provider: { "@type": "TravelAgency", name: brand, url: absoluteUrl(homePath(language)) },
    itinerary: itineraryOf(tour, textOf),
  };
  const product: Product = {
    "@type": "Product",
    "@id": `${url}#product`,
    ...common,
    ...(tour.code && { sku: tour.code }),
    brand: { "@type": "Brand", name: brand },
  };
  const way = breadcrumbData([...wayTo(kind, language), { name, path }]);
  const graph = [way, trip, ...(offers ? [product] : []), ...questionsOf(tour, textOf)];
  return { "@context": "https://schema.org", "@graph": graph };
}

/** The addresses of a list's page with their positions in the whole list, from `first` on. */
export function itemListData(paths: readonly string[], first = 1): WithContext<Exclude<ItemList, string>> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem",
      position: first + index,
      url: absoluteUrl(path),
    })),
  };
}
