import { flat } from "../../lib/i18n/flat-texts.ts";
import type { TourType } from "../../lib/tours/kinds.ts";
import type { Prisma } from "../client/client.ts";
import type { DemoDay, DemoTour } from "../demo/demo-content.ts";
import type { ScenePaths } from "./store-scenes.ts";

function itineraryDay(day: DemoDay, position: number) {
  return {
    position,
    day: position + 1,
    title: day.title,
    activities: { create: day.activities.map((activity, place) => ({ ...activity, position: place })) },
    meals: { create: day.meals.map((description, place) => ({ description, position: place })) },
  };
}

function includedExcluded({ included, excluded }: DemoTour) {
  return [
    ...included.map((description) => ({ type: "included", description })),
    ...excluded.map((description) => ({ type: "excluded", description })),
  ].map((item, position) => ({ ...item, position }));
}

/** The row of a demo tour with all its parts. */
export function tourRecord(tour: DemoTour, type: TourType, order: number, pathOf: ScenePaths) {
  const { name, duration, location, overview, seo_title, seo_description } = tour;
  return {
    tour_type: type,
    order,
    code: tour.code,
    name,
    duration,
    location,
    overview,
    tags: tour.tags,
    rate: tour.rate,
    currency: tour.currency,
    starting_price: tour.starting_price,
    original_price: tour.original_price,
    ...flat("seo_title", (language) => seo_title[language] ?? ""),
    ...flat("seo_description", (language) => seo_description[language] ?? ""),
    images: { create: tour.images.map((scene, place) => ({ path: pathOf(scene), order: place })) },
    prices: { create: tour.prices.map((price, position) => ({ ...price, position })) },
    highlights: { create: tour.highlights.map((description, position) => ({ description, position })) },
    itineraries: { create: tour.itinerary.map(itineraryDay) },
    included_excluded: { create: includedExcluded(tour) },
    faqs: { create: tour.faqs.map((faq, position) => ({ ...faq, position })) },
    cancellation_policies: {
      create: tour.cancellation.map((description, position) => ({ description, position })),
    },
  } satisfies Prisma.TourCreateInput;
}
