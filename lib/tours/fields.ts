import { z } from "zod";
import { emptyDraft } from "../core/content/field-drafts";
import {
  choice,
  flag,
  number,
  optionalChoice,
  optionalDay,
  optionalMoney,
  optionalNumber,
} from "../core/content/field-kinds";
import type { EntityFields } from "../core/content/field-paths";
import { moneyAmount, moneyDecimals, wholeNumber } from "../core/content/fields";
import { list } from "../core/content/list-field";
import { seoTexts } from "../core/content/seo-texts";
import { laterText, localizedText, optionalTextField, text, textOrEmpty } from "../core/content/text-kinds";
import { typedNumber } from "../core/typed-number";
import { calendarFields } from "./calendar/fields";
import { factFields } from "./facts/fields";
import { images } from "./images-field";
import { originalPriceSince, personsFields } from "./price-fields/fields";
import { checkPersons } from "./price-fields/line-kinds";
import { origin } from "./shared-texts/origin";
import { tags } from "./tags";

// The limits are several times what a long tour needs, so that staff never reach them, and still keep a tour's page
// small.

const description = (limit: number) =>
  localizedText({ label: "tourForm.fields.description", limit, rows: 1 });

const priceFields = {
  service_type: localizedText({ label: "tourForm.fields.service_type", limit: 200, rows: 1 }),
  /** A text that is not a number is sent as 0. */
  price: number({
    label: "tourForm.fields.price",
    values: moneyAmount,
    decimals: moneyDecimals,
    isMoney: true,
    initial: "0",
    otherwise: () => 0,
  }),
  description: description(1_000),
  ...personsFields,
};

const prices = list({
  label: "tourForm.fields.prices",
  section: "prices",
  limit: 50,
  fields: priceFields,
  item: "tourForm.items.prices",
  add: "tourForm.add.prices",
  empty: "tourForm.empty.prices",
});

const activityFields = {
  time: text({ label: "tourForm.fields.time", limit: 50 }),
  description: description(1_000),
};

const dayFields = {
  day: {
    ...number({ label: "tourForm.fields.day", values: wholeNumber, decimals: 0 }),
    stored: z.int().min(0),
    toRecord: (draft: string, index: number) => typedNumber(draft, 0) ?? index + 1,
  },
  title: localizedText({ label: "tourForm.fields.title", limit: 200, rows: 1 }),
  activities: list({
    label: "tourForm.fields.activities",
    item: "tourForm.items.activities",
    limit: 40,
    required: true,
    add: "tourForm.add.activities",
    empty: "tourForm.empty.activities",
    fields: activityFields,
  }),
  meals: list({
    label: "tourForm.fields.meals",
    item: "tourForm.items.meals",
    limit: 10,
    required: true,
    add: "tourForm.add.meals",
    empty: "tourForm.empty.meals",
    fields: { description: description(300) },
  }),
};

export const mostEvents = 500;

const days = list({
  label: "tourForm.fields.itineraries",
  section: "itinerary",
  limit: 60,
  fields: dayFields,
  item: "tourForm.items.itineraries",
  add: "tourForm.add.itineraries",
  empty: "tourForm.empty.itineraries",
  newItem: (count) => ({ ...emptyDraft(dayFields), day: String(count + 1) }),
});

const itineraries = {
  ...days,
  input: days.input.refine(
    (given) =>
      given.reduce((sum, { activities, meals }) => sum + activities.length + meals.length, 0) <= mostEvents,
    `Paling banyak ${mostEvents} kegiatan dan makanan dalam semua hari.`,
  ),
};

export const tourFields = {
  ...seoTexts({ rows: 3, nullable: true }),
  code: optionalTextField({
    label: "tourForm.fields.code",
    section: "basic",
    limit: 100,
    nullable: true,
  }),
  tags: optionalChoice({
    label: "tourForm.fields.tags",
    section: "basic",
    choices: tags,
    choiceNames: {
      "1_day_trip": "tourForm.tagNames.1_day_trip",
      open_trip: "tourForm.tagNames.open_trip",
      multi_day_trip: "tourForm.tagNames.multi_day_trip",
      private_service: "tourForm.tagNames.private_service",
    },
  }),
  name: localizedText({ label: "tourForm.fields.name", section: "basic", limit: 200, rows: 1 }),
  duration: laterText({ label: "tourForm.fields.duration", section: "basic", limit: 100, rows: 1 }),
  location: laterText({ label: "tourForm.fields.location", section: "basic", limit: 200, rows: 1 }),
  overview: laterText({ label: "tourForm.fields.overview", section: "basic", limit: 5_000, rows: 6 }),
  currency: textOrEmpty({
    label: "tourForm.fields.currency",
    section: "price",
    limit: 20,
    nullable: true,
    hint: "tourForm.hints.currency",
  }),
  starting_price: optionalMoney({
    label: "tourForm.fields.starting_price",
    section: "price",
    formRequired: true,
  }),
  original_price: optionalMoney({ label: "tourForm.fields.original_price", section: "price" }),
  original_price_since: originalPriceSince({
    label: "tourForm.fields.original_price_since",
    section: "price",
    hint: "tourForm.hints.original_price_since",
  }),
  rate: optionalNumber({
    label: "tourForm.fields.rate",
    section: "price",
    hint: "tourForm.hints.rate",
    decimals: 1,
    values: z.number().min(0).max(5).multipleOf(0.1),
  }),
  rating_count: optionalNumber({
    label: "tourForm.fields.rating_count",
    section: "price",
    hint: "tourForm.hints.rating_count",
    decimals: 0,
    values: z.int().min(1).max(2_147_483_647),
  }),
  rating_source: optionalTextField({
    label: "tourForm.fields.rating_source",
    section: "price",
    hint: "tourForm.hints.rating_source",
    limit: 60,
    nullable: true,
  }),
  prices: { ...prices, input: prices.input.check(checkPersons) },
  ...calendarFields,
  ...factFields,
  images,
  highlights: list({
    label: "tourForm.fields.highlights",
    section: "highlights",
    limit: 50,
    item: "tourForm.items.highlights",
    add: "tourForm.add.highlights",
    empty: "tourForm.empty.highlights",
    fields: { description: description(500) },
  }),
  itineraries,
  included_excluded: list({
    label: "tourForm.fields.included_excluded",
    section: "inclusions",
    limit: 100,
    item: "tourForm.items.included_excluded",
    add: "tourForm.add.included_excluded",
    empty: "tourForm.empty.included_excluded",
    fields: {
      type: choice({
        label: "tourForm.fields.type",
        choices: ["included", "excluded"],
        choiceNames: { included: "tourForm.included", excluded: "tourForm.excluded" },
      }),
      description: description(500),
      shared_text_id: origin,
    },
  }),
  faqs: list({
    label: "tourForm.fields.faqs",
    section: "faq",
    limit: 50,
    item: "tourForm.items.faqs",
    add: "tourForm.add.faqs",
    empty: "tourForm.empty.faqs",
    fields: {
      question: localizedText({ label: "tourForm.fields.question", limit: 500, rows: 1 }),
      answer: localizedText({ label: "tourForm.fields.answer", limit: 5_000, rows: 3 }),
      shared_text_id: origin,
    },
  }),
  cancellation_policies: list({
    label: "tourForm.fields.cancellation_policies",
    section: "policies",
    limit: 50,
    item: "tourForm.items.cancellation_policies",
    add: "tourForm.add.cancellation_policies",
    empty: "tourForm.empty.cancellation_policies",
    fields: { description: description(2_000), shared_text_id: origin },
  }),
  published: flag({ label: "tourForm.fields.published", section: "publishing", initial: true }),
  publish_from: optionalDay({ label: "tourForm.fields.publish_from", section: "publishing" }),
  publish_until: optionalDay({
    label: "tourForm.fields.publish_until",
    section: "publishing",
    hint: "tourForm.hints.publish_until",
  }),
  home_position: optionalNumber({
    label: "tourForm.fields.home_position",
    section: "publishing",
    hint: "tourForm.hints.home_position",
    decimals: 0,
    values: z.int().min(1).max(99),
  }),
};

/** The sections in the order of. */
export const tourForm: EntityFields = {
  fields: tourFields,
  sections: {
    seo: { title: "tourForm.sections.seo", intro: "tourForm.intros.seo", folds: true },
    basic: { title: "tourForm.sections.basic", intro: "tourForm.intros.basic" },
    price: { title: "tourForm.sections.price", intro: "tourForm.intros.price", wide: true },
    prices: { title: "tourForm.sections.prices", intro: "tourForm.intros.prices" },
    calendar: { title: "tourForm.sections.calendar", intro: "tourForm.intros.calendar" },
    facts: { title: "tourForm.sections.facts", intro: "tourForm.intros.facts" },
    images: { title: "tourForm.sections.images", intro: "tourForm.intros.images" },
    highlights: { title: "tourForm.sections.highlights", intro: "tourForm.intros.highlights" },
    itinerary: { title: "tourForm.sections.itinerary", intro: "tourForm.intros.itinerary" },
    inclusions: { title: "tourForm.sections.inclusions", intro: "tourForm.intros.inclusions" },
    faq: { title: "tourForm.sections.faq", intro: "tourForm.intros.faq" },
    policies: { title: "tourForm.sections.policies", intro: "tourForm.intros.policies" },
    publishing: { title: "tourForm.sections.publishing", intro: "tourForm.intros.publishing" },
  },
};
