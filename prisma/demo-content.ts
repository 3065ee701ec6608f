import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { blogCreateSchema } from "../lib/blogs/schema.ts";
import { operatorDay } from "../lib/content/days.ts";
import { flat } from "../lib/content/flat-texts.ts";
import { env } from "../lib/env.ts";
import { byLanguage } from "../lib/i18n/languages.ts";
import { promoCreateSchema } from "../lib/promos/schema.ts";
import { type SeoInput, seoInputSchema } from "../lib/seo/schema.ts";
import { site } from "../lib/site.ts";
import { type Kind, kinds, type TourType } from "../lib/tours/kinds.ts";
import { tourCreateSchema } from "../lib/tours/schema.ts";

/**
 * The demo content: YAML files in `prisma/demo`, a file per record, described in `prisma/demo/README.md`.
 * Every file is checked twice: its form here, its values by the schema that `POST /api` uses.
 */

const sharedTexts = z.record(z.string(), z.record(z.string(), z.unknown()));
type SharedTexts = z.output<typeof sharedTexts>;

const picture = z.string().regex(/^[\w-]+\.webp$/, "names a file of prisma/demo/pictures");
/** A text in English and, as a rule, in every other language; English stands in for a missing one. */
const written = z.strictObject({ ...byLanguage(() => z.string().optional()), en: z.string() });

/** A value written out, or the name of one of `shared.yaml`: `included.lunch`. */
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
  const tour = z.strictObject({
    code: z.string(),
    tags: z.string().nullable(),
    rate: z.number().nullable(),
    currency: z.string(),
    starting_price: z.number().nullable(),
    original_price: z.number().nullable(),
    name: text,
    duration: text,
    location: text,
    overview: text,
    images: z.array(picture),
    prices: z.array(z.strictObject({ service_type: text, price: z.number(), description: text })),
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
    /** Days from the day of filling to the last day; negative: already ended. */
    ends_in_days: z.int(),
    image: picture,
    title: text,
    description: text,
    price: z.string(),
    old_price: z.string().nullable(),
    price2: z.string().nullable(),
    old_price2: z.string().nullable(),
    /** A path of this site. */
    pdf_url: z.string().startsWith("/"),
  });
  const blog = z.strictObject({
    title: text,
    category: z.string(),
    /** Days from the day of filling to the posting date; positive: scheduled. */
    posted_in_days: z.int(),
    image: picture,
    seo_title: text,
    seo_description: text,
    content: text,
  });
  return { tour, promo, blog };
}

type Forms = ReturnType<typeof formsOf>;
export type DemoTour = z.output<Forms["tour"]>;
export type DemoPromo = z.output<Forms["promo"]>;
export type DemoBlog = z.output<Forms["blog"]>;

/** Everything that an empty database can be filled with. */
export interface DemoContent {
  /** In the order of their lists. */
  tours: Record<Kind, DemoTour[]>;
  promos: DemoPromo[];
  blogs: DemoBlog[];
  seo: SeoInput;
  /** Folder of the pictures. */
  pictures: URL;
}

const demoFolder = new URL("demo/", import.meta.url);

/** Parses with a message that names the file and the place in it. */
function checked<T extends z.ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error([`prisma/demo/${file} is not as it should be:`, ...problems].join("\n"));
}

function readYaml(folder: URL, file: string): unknown {
  const text = readFileSync(new URL(file, folder), "utf8").replaceAll("{site}", site.name);
  try {
    return parse(text);
  } catch (error) {
    throw new Error(
      `prisma/demo/${file} is not valid YAML: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Each record of a folder, in the order of the file names, also checked as what `POST /api` would take. */
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

/** Reads and checks the demo content; throws an error that names the file, the place and the problem. */
export function readDemoContent(root = demoFolder): DemoContent {
  const { tour, promo, blog } = formsOf(checked(sharedTexts, readYaml(root, "shared.yaml"), "shared.yaml"));
  const tours = (kind: Kind) =>
    readFolder(root, kind, tour, tourCreateSchema, (record) => tourInput(record, kinds[kind].type));
  return {
    tours: {
      tours: tours("tours"),
      "international-tours": tours("international-tours"),
      "domestic-tours": tours("domestic-tours"),
    },
    promos: readFolder(root, "promos", promo, promoCreateSchema, promoInput),
    blogs: readFolder(root, "blogs", blog, blogCreateSchema, blogInput),
    seo: checked(seoInputSchema, readYaml(root, "seo.yaml"), "seo.yaml"),
    pictures: new URL("pictures/", root),
  };
}

/** The day so many days from today in Bangkok. */
function dayFromToday(days: number): string {
  const day = operatorDay(new Date());
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** What `tourCreateSchema` takes for a demo tour; its pictures keep the names of their files. */
export function tourInput(tour: DemoTour, type: TourType) {
  const { images, itinerary, highlights, included, excluded, cancellation, seo_title, seo_description } =
    tour;
  const described = (description: DemoText) => ({ description });
  return {
    ...tour,
    tour_type: type,
    images: images.map((path, order) => ({ path, order })),
    highlights: highlights.map(described),
    itineraries: itinerary.map(({ title, activities, meals }, index) => ({
      day: index + 1,
      title,
      activities,
      meals: meals.map(described),
    })),
    included_excluded: [
      ...included.map((description) => ({ type: "included", description })),
      ...excluded.map((description) => ({ type: "excluded", description })),
    ],
    cancellation_policies: cancellation.map(described),
    ...flat("seo_title", (language) => seo_title[language] ?? ""),
    ...flat("seo_description", (language) => seo_description[language] ?? ""),
  };
}

/** What `promoCreateSchema` takes for a demo promo, without its picture. */
export function promoInput({ title, description, ends_in_days, pdf_url, image, ...prices }: DemoPromo) {
  const given = Object.entries(prices).filter(([, price]) => price !== null);
  return {
    ...Object.fromEntries(given),
    ...flat("title", (language) => title[language] ?? title.en),
    ...flat("description", (language) => description[language] ?? description.en),
    end_date: dayFromToday(ends_in_days),
    pdf_url: new URL(pdf_url, env().SITE_URL).href,
  };
}

/** What `blogCreateSchema` takes for a demo article, without its picture. */
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
