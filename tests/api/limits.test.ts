import { beforeAll, describe, expect, it } from "vitest";
import { blogFields } from "@/lib/blogs/fields";
import type { RouteHandler } from "@/lib/core/api/endpoint";
import type { Fields } from "@/lib/core/content/field";
import { seoDescriptionLimit, seoTitleLimit } from "@/lib/core/content/seo-texts";
import { db } from "@/lib/core/db";
import { languages } from "@/lib/core/i18n/languages";
import { promoFields } from "@/lib/promos/fields";
import { apiDocument } from "@/lib/registry/api";
import { mostEvents, tourFields } from "@/lib/tours/fields";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { blogForm, promoForm, tourBody } from "./bodies";
import { callAs, refusedAt } from "./call";
import { addPicture, addTour } from "./records";

/** What is promised, written out: a limit that changes changes here too. */
const textLimit = {
  code: 100,
  currency: 20,
  name: 200,
  duration: 100,
  location: 200,
  overview: 5_000,
  alt: 300,
  service_type: 200,
  price: 1_000,
  highlight: 500,
  dayTitle: 200,
  time: 50,
  activity: 1_000,
  meal: 300,
  inclusion: 500,
  question: 500,
  answer: 5_000,
  policy: 2_000,
};

const listLimit = {
  images: 60,
  prices: 50,
  highlights: 50,
  itineraries: 60,
  activities: 40,
  meals: 10,
  events: mostEvents,
  included_excluded: 100,
  faqs: 50,
  cancellation_policies: 50,
};

const admin = adminOfFile();
let picture: string;

beforeAll(async () => {
  picture = await addPicture("a");
});

const text = { en: "a" };
const day = { day: 1, title: text, activities: [], meals: [] };
const letters = (count: number) => "я".repeat(count);

/** An item of each list of a tour, with its required fields. */
const itemOf = (list: string): object | undefined =>
  ({
    images: { path: `/storage/${picture}`, order: 0 },
    prices: { service_type: text, price: 1, description: text },
    itineraries: day,
    activities: { time: "08:00", description: text },
    included_excluded: { type: "included", description: text },
    faqs: { question: text, answer: text },
  })[list] ?? { description: text };

/** The fields of a tour with a value at a path, such as `itineraries.0.meals`; the lists above it have one item. */
function fieldsWith(path: string, value: unknown): object {
  const [name = "", , ...inItem] = path.split(".");
  return {
    [name]: inItem.length === 0 ? value : [{ ...itemOf(name), ...fieldsWith(inItem.join("."), value) }],
  };
}

const post = (body: object) => callAs(admin, api.createTour, { json: tourBody(body) });

describe("a tour's texts", () => {
  //
  it.each([
    ["name", textLimit.name],
    ["duration", textLimit.duration],
    ["location", textLimit.location],
    ["overview", textLimit.overview],
    ["images.0.alt", textLimit.alt],
    ["prices.0.service_type", textLimit.service_type],
    ["prices.0.description", textLimit.price],
    ["highlights.0.description", textLimit.highlight],
    ["itineraries.0.title", textLimit.dayTitle],
    ["itineraries.0.activities.0.description", textLimit.activity],
    ["itineraries.0.meals.0.description", textLimit.meal],
    ["included_excluded.0.description", textLimit.inclusion],
    ["faqs.0.question", textLimit.question],
    ["faqs.0.answer", textLimit.answer],
    ["cancellation_policies.0.description", textLimit.policy],
  ])("%s holds %i letters of a language and no more", async (path, limit) => {
    const longest = Object.fromEntries(languages.map((language) => [language, letters(limit)]));
    expect((await post(fieldsWith(path, longest))).status).toBe(201);
    for (const language of languages) {
      const tooLong = { ...longest, [language]: letters(limit + 1) };
      for (const sent of [tooLong, JSON.stringify(tooLong)]) {
        const { status, body: answer } = await post(fieldsWith(path, sent));
        expect([status, answer]).toEqual([
          422,
          {
            message: expect.any(String),
            errors: { [`${path}.${language}`]: [`Paling banyak ${limit} karakter.`] },
          },
        ]);
      }
    }
  });

  it.each([
    ["code", textLimit.code],
    ["currency", textLimit.currency],
    ["seo_title_ru", seoTitleLimit],
    ["seo_description_id", seoDescriptionLimit],
  ])("%s holds %i letters and no more", async (field, limit) => {
    expect((await post({ [field]: letters(limit) })).status).toBe(201);
    const { status, body } = await post({ [field]: letters(limit + 1) });
    expect([status, body]).toMatchObject([
      422,
      { errors: { [field]: [`Paling banyak ${limit} karakter.`] } },
    ]);
  });

  //
  it("longer ones that are stored are read, and stay while other fields are changed", async () => {
    const name = { en: letters(textLimit.name + 50) };
    const { id } = await addTour({ name });
    const put = (json: object) => callAs(admin, api.updateTour, { id, json });
    const { status, body } = await put({ starting_price: 1400 });
    expect([status, body]).toMatchObject([200, { name: JSON.stringify(name), starting_price: 1400 }]);
    expect(await put({ name })).toMatchObject(refusedAt("name.en"));
  });
});

const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
const activity = { time: "08:00", description: text };

describe("a tour's lists", () => {
  //
  it.each([
    ["images", listLimit.images],
    ["prices", listLimit.prices],
    ["highlights", listLimit.highlights],
    ["itineraries", listLimit.itineraries],
    ["itineraries.0.activities", listLimit.activities],
    ["itineraries.0.meals", listLimit.meals],
    ["included_excluded", listLimit.included_excluded],
    ["faqs", listLimit.faqs],
    ["cancellation_policies", listLimit.cancellation_policies],
  ])("%s holds %i items and no more", async (path, limit) => {
    const postMany = (count: number) =>
      post(fieldsWith(path, many(count, itemOf(path.split(".").at(-1) ?? ""))));
    expect((await postMany(limit)).status).toBe(201);
    const { status, body: answer } = await postMany(limit + 1);
    expect([status, answer]).toMatchObject([422, { errors: { [path]: [`Paling banyak ${limit} item.`] } }]);
  });

  it("the days together hold no more activities and meals than a page can bear", async () => {
    const full = {
      ...day,
      activities: many(listLimit.activities, activity),
      meals: many(10, { description: text }),
    };
    const days = listLimit.events / 50;
    expect((await post({ itineraries: many(days, full) })).status).toBe(201);
    const { status, body } = await post({
      itineraries: [...many(days, full), { ...day, activities: [activity] }],
    });
    expect([status, body]).toMatchObject([
      422,
      { errors: { itineraries: [expect.stringContaining("500")] } },
    ]);
  });
});

describe("promos, blogs and SEO texts", () => {
  const promo = promoForm();
  const blog = blogForm();
  const address = (count: number) => `https://example.com/${"a".repeat(count - 20)}`;
  // As a browser sends it: each line ends with both.
  const lines = (count: number) => "a\r\n".repeat(count / 2);

  it.each<[string, RouteHandler, object, string, number, (count: number) => string]>([
    ["promos", api.createPromo, promo, "title_id", promoFields.title.limit, letters],
    ["promos", api.createPromo, promo, "description_ru", promoFields.description.limit, letters],
    ["promos", api.createPromo, promo, "description_ru", promoFields.description.limit, lines],
    ["promos", api.createPromo, promo, "old_price", promoFields.price.limit, letters],
    ["promos", api.createPromo, promo, "pdf_url", promoFields.pdf_url.limit, address],
    ["blogs", api.createBlog, blog, "title_ru", blogFields.title.limit, letters],
    ["blogs", api.createBlog, blog, "category", blogFields.category.limit, letters],
    ["blogs", api.createBlog, blog, "content_id", blogFields.content.limit, letters],
    ["blogs", api.createBlog, blog, "seo_title_en", seoTitleLimit, letters],
    ["blogs", api.createBlog, blog, "seo_description_en", seoDescriptionLimit, letters],
  ])("%s: %s %j %s holds %i letters and no more", async (_, handler, base, field, limit, made) => {
    const send = (value: string) => callAs(admin, handler, { form: { ...base, [field]: value } });
    expect([await send(made(limit))]).toMatchObject([{ status: 201 }]);
    expect(await send(`${made(limit)}aa`)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.stringMatching(`^Paling banyak ${limit} karakter`)] } },
    });
  });

  it("SEO texts say at which language", async () => {
    const send = (title: string) =>
      callAs(admin, api.updateSeoContent, { json: { home: { ru: { title } } } });
    expect((await send(letters(seoTitleLimit))).status).toBe(200);
    expect(await send(letters(seoTitleLimit + 1))).toMatchObject(refusedAt("home.ru.title"));
  });
});

describe("addresses with a name and a password", () => {
  //
  it.each(["https://user:pass@example.com/", "https://user@example.com/a.pdf", "http://:pass@example.com/"])(
    "%s is no address of a document or page, and leads nowhere from an article",
    async (href) => {
      expect(await callAs(admin, api.createPromo, { form: promoForm({ pdf_url: href }) })).toMatchObject(
        refusedAt("pdf_url"),
      );
      for (const entry of [{ canonicalUrl: href }, { hreflang: { en: href } }]) {
        const json = { home: { en: entry } };
        expect((await callAs(admin, api.updateSeoContent, { json })).status).toBe(422);
      }
      const article = `<p><a href="${href}">a</a></p>`;
      const { body } = await callAs(admin, api.createBlog, {
        form: blogForm({ content_en: article }),
      });
      expect(body).toMatchObject({ content_en: "<p><a>a</a></p>" });
    },
  );
});

/** Letters or items; a picture's path is a name that the store gave. */
const limitsOf = (fields: Fields, isList: boolean): number[] =>
  Object.entries(fields)
    .filter(([name]) => name !== "path")
    .flatMap(([, { limit, items }]) => [
      ...(limit !== undefined && isList === (items !== undefined) ? [limit] : []),
      ...(items ? limitsOf(items.fields, isList) : []),
    ]);

describe("the contract", () => {
  //
  it("says every limit", () => {
    const document = JSON.stringify(apiDocument());
    const said = (key: string) =>
      new Set([...document.matchAll(new RegExp(`"${key}":(\\d+)`, "g"))].map(([, value]) => Number(value)));
    const letters = [tourFields, promoFields, blogFields].flatMap((fields) => limitsOf(fields, false));
    expect(letters.filter((limit) => !said("maxLength").has(limit))).toEqual([]);
    expect(limitsOf(tourFields, true).filter((limit) => !said("maxItems").has(limit))).toEqual([]);
  });

  it("no row was written by a refused body", async () => {
    expect(await db().tour.count({ where: { code: letters(textLimit.code + 1) } })).toBe(0);
  });
});
