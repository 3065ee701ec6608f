/**
 * Reads the demo content: one YAML file per record in `prisma/demo`, described in `prisma/demo/README.md`. Checks the
 * form of each file here and its values with the schema of `POST /api`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { blogCreateSchema } from "../lib/blogs/schema.ts";
import { closedPeriodSchemas } from "../lib/closed-days/fields.ts";
import { operatorDay } from "../lib/core/content/days.ts";
import { flat } from "../lib/core/content/localized-text.ts";
import { env } from "../lib/core/env.ts";
import { byLanguage } from "../lib/core/i18n/languages.ts";
import { homeUpdateSchema } from "../lib/home/fields.ts";
import { promoCreateSchema } from "../lib/promos/fields.ts";
import { type SeoInput, seoInputSchema } from "../lib/seo/schema.ts";
import { siteUpdateSchema } from "../lib/site/schema.ts";
import { type Kind, kinds, type TourType } from "../lib/tours/kinds.ts";
import { placeCode, placeWaters } from "../lib/tours/places/codes.ts";
import { placeKinds } from "../lib/tours/places/fields.ts";
import { tourCreateSchema } from "../lib/tours/schema.ts";
import { type SharedTextKind, sharedTextSchemas } from "../lib/tours/shared-texts/fields.ts";

const sharedTexts = z.record(z.string(), z.record(z.string(), z.unknown()));
type SharedTexts = z.output<typeof sharedTexts>;

const picture = z.string().regex(/^[\w-]+\.webp$/, "names a file of prisma/demo/pictures");
/** English stands in for a missing language. */
const written = z.strictObject({ ...byLanguage(() => z.string().optional()), en: z.string() });

/** A value, or the name of one in `shared.yaml`: `included.lunch`. */
function orShared<T extends z.ZodType>(shared: SharedTexts, value: T) {
  const found = (name: unknown, context: z.RefinementCtx) => {
    if (typeof name !== "string") return name;
    const [group = "", key = ""] = name.split(".");
    const texts = Object.hasOwn(shared, group) ? shared[group] : undefined;
    if (texts && Object.hasOwn(texts, key)) return texts[key];
    context.addIssue({ code: "custom", message: `shared.yaml has no ${name}`, input: name });
    return z.NEVER;
  };
  return z.unknown().transform(found).pipe(value);
}

type DemoText = z.output<typeof written>;

function formsOf(shared: SharedTexts) {
  const text = orShared(shared, written);
  const period = { from: z.string(), until: z.string() };
  const amount = z.number().nullable();
  const calendar = z.strictObject({
    weekdays: z.array(z.int()).optional(),
    cutoff_days: z.int().optional(),
    cutoff_time: z.string().optional(),
    only_in_seasons: z.boolean().optional(),
    seasons: z
      .array(
        z.strictObject({
          ...period,
          name: text,
          starting_price: amount.optional(),
          original_price: amount.optional(),
          original_price_asked_days_ago: z.int().optional(),
          prices: z.array(amount).optional(),
          rough: z.boolean().optional(),
          note: text.optional(),
        }),
      )
      .optional(),
    closed_periods: z.array(z.strictObject({ ...period, reason: text })).optional(),
  });
  const tour = z.strictObject({
    published: z.boolean().optional(),
    /** Days from the day of seeding to the first public day. */
    published_in_days: z.int().optional(),
    code: z.string(),
    tags: z.string().nullable(),
    rate: z.number().nullable(),
    rating_count: z.int().optional(),
    rating_source: z.string().optional(),
    currency: z.string(),
    starting_price: z.number().nullable(),
    original_price: z.number().nullable(),
    original_price_asked_days_ago: z.int().optional(),
    name: text,
    duration: text,
    location: text,
    overview: text,
    images: z.array(picture),
    prices: z.array(
      z.strictObject({
        service_type: text,
        price: z.number(),
        kind: z.string().optional(),
        age_from: z.int().optional(),
        age_to: z.int().optional(),
        group_size: z.int().optional(),
        description: text,
      }),
    ),
    calendar: calendar.optional(),
    duration_minutes: z.int().optional(),
    /** Codes of `places.yaml`. */
    stops: z.array(z.string()).optional(),
    facts: z.looseObject({ pickup: z.looseObject({ areas: z.array(z.string()) }).optional() }).optional(),
    highlights: z.array(text),
    itinerary: z.array(
      z.strictObject({
        title: text,
        activities: z.array(z.strictObject({ time: z.string(), description: text })),
        meals: z.array(text),
      }),
    ),
    included: z.array(text),
    excluded: z.array(text),
    faqs: z.array(orShared(shared, z.strictObject({ question: written, answer: written }))),
    cancellation: orShared(shared, z.array(written)),
    seo_title: text,
    seo_description: text,
  });
  const promo = z.strictObject({
    /** The English name of the promo's tour. */
    tour: z.string().optional(),
    /** Days from the day of seeding to the last day; negative: already ended. */
    ends_in_days: z.int(),
    /** Days from the day of seeding to the first day; absent: the promo has begun. */
    starts_in_days: z.int().optional(),
    /** ISO weekdays on which the promo holds; absent: every day. */
    weekdays: z.array(z.int()).optional(),
    /** What the tour's starting price is on the days of the promo. */
    tour_price: z.number().optional(),
    /** What `package_guests` guests pay together on the days of the promo. */
    package_guests: z.int().optional(),
    package_price: z.number().optional(),
    image: picture,
    title: text,
    description: text,
    price: z.string(),
    old_price: z.string().nullable(),
    price2: z.string().nullable(),
    old_price2: z.string().nullable(),
    old_prices_asked_days_ago: z.int(),
    /** A path of this site. */
    pdf_url: z.string().startsWith("/"),
  });
  const blog = z.strictObject({
    title: text,
    category: z.string(),
    /** Days from the day of seeding to the posting date; positive: scheduled. */
    posted_in_days: z.int(),
    image: picture,
    seo_title: text,
    seo_description: text,
    content: text,
  });
  const closedDays = z.array(z.strictObject({ tour_type: z.int().nullable(), ...period, reason: text }));
  const rates = z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive());
  const sharedText = z.strictObject({
    included: z.array(text),
    excluded: z.array(text),
    faq: tour.shape.faqs,
    policy: z.array(tour.shape.cancellation),
  });
  return { tour, promo, blog, closedDays, rates, sharedText };
}

type Forms = ReturnType<typeof formsOf>;
export type DemoTour = z.output<Forms["tour"]>;
export type DemoPromo = z.output<Forms["promo"]>;
export type DemoBlog = z.output<Forms["blog"]>;
export type DemoClosedDays = z.output<Forms["closedDays"]>;
export interface DemoSharedText {
  kind: SharedTextKind;
  question: DemoText | null;
  text: DemoText;
}
/** Baht per unit, by currency. */
export type DemoRates = z.output<Forms["rates"]>;

const placesForm = z.array(
  z.strictObject({
    code: placeCode,
    name: written,
    aliases: z.array(z.string()).optional(),
    kind: z.enum(placeKinds),
    waters: z.enum(placeWaters).optional(),
    area: z.string(),
    lat: z.number(),
    lon: z.number(),
    closures: z.array(z.strictObject({ from: z.string(), until: z.string(), text: written })).optional(),
  }),
);

/** The values of `PUT /api/home-content`, with names of files in place of stored pictures. */
const homeForm = z.looseObject({
  slides: z.array(z.looseObject({ picture })),
  about_picture: picture,
  gallery: z.array(z.looseObject({ path: picture })),
});

export type DemoHome = z.output<typeof homeForm>;

const past = z.strictObject({ by: z.string(), days_ago: z.int().positive() });

const historyForm = z
  .strictObject({
    tour: z.string().optional(),
    promo: z.string().optional(),
    blog: z.string().optional(),
    created: past,
    /** Latest first; `before` has the earlier values, with the keys of the API. */
    changes: z.array(past.extend({ before: z.record(z.string(), z.unknown()) })),
    deleted: past.optional(),
  })
  .transform(({ created, changes, deleted, ...named }) => ({
    of: Object.entries(named)[0],
    created,
    changes,
    deleted,
  }));

export type DemoHistory = z.output<typeof historyForm>;

export interface DemoContent {
  tours: Record<Kind, DemoTour[]>;
  promos: DemoPromo[];
  /** Promos in the bin; their history tells when they were deleted. */
  deletedPromos?: DemoPromo[];
  blogs: DemoBlog[];
  places: z.output<typeof placesForm>;
  closedDays: DemoClosedDays;
  sharedTexts: DemoSharedText[];
  rates: DemoRates;
  seo: SeoInput;
  home: DemoHome;
  site?: z.output<typeof siteUpdateSchema>;
  history?: DemoHistory[];
  pictures: URL;
}

const demoFolder = new URL("demo/", import.meta.url);

/** Parses a value; the error message names the file and the position in it. */
function checked<T extends z.ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error([`prisma/demo/${file} is not as it should be:`, ...problems].join("\n"));
}

function readYaml(folder: URL, file: string): unknown {
  const text = readFileSync(new URL(file, folder), "utf8");
  try {
    return parse(text);
  } catch (error) {
    throw new Error(
      `prisma/demo/${file} is not valid YAML: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Reads the files of a folder in the order of their names, and checks each with the schema of `POST /api`. */
function readFolder<T extends z.ZodType>(
  root: URL,
  folder: string,
  form: T,
  schema: z.ZodType,
  input: (record: z.output<T>) => unknown,
): z.output<T>[] {
  const names = readdirSync(new URL(`${folder}/`, root)).sort();
  return names.map((name) => {
    const file = `${folder}/${name}`;
    const record = checked(form, readYaml(root, file), file);
    checked(schema, input(record), file);
    return record;
  });
}

function readClosedDays(root: URL, form: Forms["closedDays"]): DemoClosedDays {
  const file = "closed-days.yaml";
  const periods = checked(form, readYaml(root, file), file);
  checked(z.array(closedPeriodSchemas.create), periods, file);
  return periods;
}

function readSharedTexts(root: URL, form: Forms["sharedText"]): DemoSharedText[] {
  const file = "shared-texts.yaml";
  const { included, excluded, faq, policy } = checked(form, readYaml(root, file), file);
  const plain = (kind: SharedTextKind) => (text: DemoText) => ({ kind, question: null, text });
  const texts = [
    ...included.map(plain("included")),
    ...excluded.map(plain("excluded")),
    ...faq.map(({ question, answer }) => ({ kind: "faq" as const, question, text: answer })),
    ...policy.flat().map(plain("policy")),
  ];
  checked(z.array(sharedTextSchemas.create), texts, file);
  return texts;
}

/** The input of `homeUpdateSchema`. `pathOf` returns the stored path of a picture, or null. */
export function homeInput(home: DemoHome, pathOf: (name: string) => string | null) {
  return {
    ...home,
    slides: home.slides.map(({ picture, ...slide }) => ({ ...slide, picture: pathOf(picture) })),
    about_picture: pathOf(home.about_picture),
    gallery: home.gallery.map(({ path, ...item }) => ({ ...item, path: pathOf(path) })),
  };
}

/** Reads the home page alone, without the other files of the demo content. */
export function readDemoHome(root = demoFolder): DemoHome {
  const file = "home.yaml";
  const home = checked(homeForm, readYaml(root, file), file);
  checked(
    homeUpdateSchema,
    homeInput(home, () => null),
    file,
  );
  return home;
}

/** Reads the settings of the site alone, without the other files of the demo content. */
export function readDemoSite(root = demoFolder) {
  return checked(siteUpdateSchema, readYaml(root, "site.yaml"), "site.yaml");
}

/** Reads and checks the demo content. Throws an error with the file, the position and the problem. */
export function readDemoContent(root = demoFolder): DemoContent {
  const shared = checked(sharedTexts, readYaml(root, "shared.yaml"), "shared.yaml");
  const { tour, promo, blog, closedDays, rates, sharedText } = formsOf(shared);
  const tours = (kind: Kind) =>
    readFolder(root, kind, tour, tourCreateSchema, (record) => tourInput(record, kinds[kind].type));
  return {
    tours: {
      tours: tours("tours"),
      "international-tours": tours("international-tours"),
      "domestic-tours": tours("domestic-tours"),
    },
    promos: readFolder(root, "promos", promo, promoCreateSchema, promoInput),
    deletedPromos: readFolder(root, "deleted-promos", promo, promoCreateSchema, promoInput),
    blogs: readFolder(root, "blogs", blog, blogCreateSchema, blogInput),
    places: checked(placesForm, readYaml(root, "places.yaml"), "places.yaml"),
    closedDays: readClosedDays(root, closedDays),
    sharedTexts: readSharedTexts(root, sharedText),
    rates: checked(rates, readYaml(root, "exchange-rates.yaml"), "exchange-rates.yaml"),
    seo: checked(seoInputSchema, readYaml(root, "seo.yaml"), "seo.yaml"),
    home: readDemoHome(root),
    site: readDemoSite(root),
    history: checked(z.array(historyForm), readYaml(root, "history.yaml"), "history.yaml"),
    pictures: new URL("pictures/", root),
  };
}

function dayFromToday(days: number): string {
  const day = operatorDay(new Date());
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Returns the id of the shared text with the same words, or null. */
export type FindOrigin = (text: DemoSharedText) => number | null;

function askedSince({ original_price_asked_days_ago: days }: { original_price_asked_days_ago?: number }) {
  return days === undefined ? {} : { original_price_since: dayFromToday(-days) };
}

/** The input of `tourCreateSchema` for a demo tour. Its pictures keep their file names. */
export function tourInput(tour: DemoTour, type: TourType, originOf: FindOrigin = () => null) {
  const { images, itinerary, highlights, included, excluded, cancellation, ...rest } = tour;
  const { seo_title, seo_description, published_in_days } = rest;
  const described = (description: DemoText) => ({ description });
  const copied = (kind: SharedTextKind, text: DemoText, question: DemoText | null = null) => ({
    shared_text_id: originOf({ kind, question, text }),
  });
  const inclusion = (type: "included" | "excluded") => (description: DemoText) => ({
    type,
    description,
    ...copied(type, description),
  });
  return {
    ...tour,
    ...tour.calendar,
    ...askedSince(tour),
    seasons: tour.calendar?.seasons?.map((season) => ({ ...season, ...askedSince(season) })),
    tour_type: type,
    ...(published_in_days !== undefined && { publish_from: dayFromToday(published_in_days) }),
    images: images.map((path, order) => ({ path, order })),
    highlights: highlights.map(described),
    itineraries: itinerary.map(({ title, activities, meals }, index) => ({
      day: index + 1,
      title,
      activities,
      meals: meals.map(described),
    })),
    included_excluded: [...included.map(inclusion("included")), ...excluded.map(inclusion("excluded"))],
    faqs: tour.faqs.map((faq) => ({ ...faq, ...copied("faq", faq.answer, faq.question) })),
    cancellation_policies: cancellation.map((text) => ({ description: text, ...copied("policy", text) })),
    ...flat("seo_title", (language) => seo_title[language] ?? ""),
    ...flat("seo_description", (language) => seo_description[language] ?? ""),
  };
}

export function promoInput({
  title,
  description,
  ends_in_days,
  starts_in_days,
  pdf_url,
  image,
  old_prices_asked_days_ago,
  tour: _,
  ...prices
}: DemoPromo) {
  const given = Object.entries(prices).filter(([, price]) => price !== null);
  return {
    ...Object.fromEntries(given),
    ...flat("title", (language) => title[language] ?? title.en),
    ...flat("description", (language) => description[language] ?? description.en),
    ...(starts_in_days !== undefined && { start_date: dayFromToday(starts_in_days) }),
    end_date: dayFromToday(ends_in_days),
    old_price_since: dayFromToday(-old_prices_asked_days_ago),
    pdf_url: new URL(pdf_url, env().SITE_URL).href,
  };
}

export function blogInput({
  title,
  content,
  category,
  posted_in_days,
  seo_title,
  seo_description,
}: DemoBlog) {
  return {
    ...flat("title", (language) => title[language] ?? ""),
    ...flat("content", (language) => content[language] ?? ""),
    category,
    posting_date: dayFromToday(posted_in_days),
    ...flat("seo_title", (language) => seo_title[language] ?? ""),
    ...flat("seo_description", (language) => seo_description[language] ?? ""),
  };
}
