import { absoluteUrl } from "../absolute-url";
import { breadcrumbData } from "../breadcrumb-data";
import type { Language } from "../i18n/languages";
import { type LocalizedText, localize } from "../i18n/localized";
import { translate } from "../i18n/messages";
import { homePath, tourPath, toursPath } from "../i18n/paths";
import { site } from "../site";
import { storageUrl } from "../storage/sources";
import { currencyCode } from "./currency";
import { type Kind, kindOf, kinds } from "./kinds";
import type { Tour } from "./schema";

function wayTo(kind: Kind, language: Language) {
  const t = translate(language);
  return [
    { name: t("common.home"), path: homePath(language) },
    { name: t(`tours.${kinds[kind].messages}.title`), path: toursPath(language, kind) },
  ];
}

/** No offer without a price or with a currency that has no ISO code. */
function offer(tour: Tour, url: string) {
  const priceCurrency = currencyCode(tour.currency);
  if (tour.starting_price === null || priceCurrency === null) return {};
  const availability = "https://schema.org/InStock";
  return { offers: { "@type": "Offer", url, price: tour.starting_price, priceCurrency, availability } };
}

function itinerary({ itineraries }: Tour, textOf: (text: LocalizedText) => string) {
  if (itineraries.length === 0) return {};
  const days = itineraries.toSorted((a, b) => a.day - b.day);
  return {
    itinerary: {
      "@type": "ItemList",
      itemListElement: days.map(({ title, activities }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: textOf(title),
        description: activities.map(({ time, description }) => `${time} ${textOf(description)}`).join("; "),
      })),
    },
  };
}

function questions({ faqs }: Tour, textOf: (text: LocalizedText) => string) {
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: textOf(question),
    acceptedAnswer: { "@type": "Answer", text: textOf(answer) },
  }));
  return [{ "@type": "FAQPage", mainEntity }];
}

/** Of a list: where it stands. */
export function tourListStructuredData(kind: Kind, language: Language) {
  return { "@context": "https://schema.org", ...breadcrumbData(wayTo(kind, language)) };
}

/** Of a tour: the way to it, the trip as a product with its offer, its questions (seo.md 15). */
export function tourStructuredData(tour: Tour, language: Language) {
  const kind = kindOf(tour.tour_type);
  const path = tourPath(language, kind, tour);
  const url = absoluteUrl(path);
  const textOf = (text: LocalizedText) => localize(text, language).text;
  const name = textOf(tour.name);
  const trip = {
    "@type": ["Product", "TouristTrip"],
    "@id": `${url}#tour`,
    name,
    description: textOf(tour.overview),
    url,
    image: tour.images.map((image) => absoluteUrl(storageUrl(image.path))),
    ...(tour.code && { sku: tour.code }),
    brand: { "@type": "Brand", name: site.name },
    ...offer(tour, url),
    ...itinerary(tour, textOf),
  };
  const way = breadcrumbData([...wayTo(kind, language), { name, path }]);
  return { "@context": "https://schema.org", "@graph": [way, trip, ...questions(tour, textOf)] };
}
