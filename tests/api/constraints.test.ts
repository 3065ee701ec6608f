import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { addBlog, addPicture, addPromo, addTour, clearContent } from "./records";

beforeAll(clearContent);

const text = { en: "Text" };

describe("a tour", () => {
  let id: number;
  beforeEach(async () => {
    await db().tour.deleteMany();
    ({ id } = await addTour());
  });

  //
  it.each([
    ["tour_type = 99"],
    [`"order" = -1`],
    ["code = ' '"],
    ["tags = 'cruise'"],
    ["rate = 5.1"],
    ["rate = -0.1"],
    ["starting_price = -1"],
    ["original_price = -0.01"],
    ["original_price = NULL, original_price_since = '2026-11-01'"],
    ["rating_count = 0"],
    ["home_position = 0"],
    ["home_position = 100"],
    ["rating_source = ' '"],
    ["rating_source = repeat('x', 61)"],
    ["seo_title = jsonb_build_object('ru', repeat('x', 256))"],
    ["seo_description = jsonb_build_object('id', repeat('x', 501))"],
    [`seo_title = '{"en": 1}'`],
    ["name = '{}'"],
    [`name = '{"en": " "}'`],
    [`name = '{"id": "Laut"}'`],
    [`location = '"Phuket"'`],
    [`overview = '{"en": "a", "fr": "b"}'`],
    [`duration = '{"en": "a", "ru": null}'`],
    [`duration = 'null'`],
  ])("is refused with %s", async (assignment) => {
    await expect(db().$executeRawUnsafe(`UPDATE tour SET ${assignment} WHERE id = ${id}`)).rejects.toThrow(
      /check/i,
    );
  });

  it("may have none of the optional values", async () => {
    const none = { code: null, tags: null, rate: null, starting_price: null, original_price: null };
    await expect(db().tour.update({ where: { id }, data: none })).resolves.toMatchObject(none);
  });

  it("has a place of its own, checked at commit, so that two can change places", async () => {
    const other = await addTour();
    const place = (tour: number, order: number) => db().tour.update({ where: { id: tour }, data: { order } });
    await db().$transaction([place(id, 1), place(other.id, 0)]);
    await expect(place(id, 0)).rejects.toThrow();
    await expect(addTour({ tour_type: 2, order: 0 })).resolves.toBeTruthy();
  });

  it("takes its parts with it, and leaves the picture", async () => {
    const path = await addPicture("a");
    await db().tour.update({
      where: { id },
      data: {
        images: { create: { path, order: 0 } },
        faqs: { create: { position: 0, question: text, answer: text } },
        itineraries: {
          create: { position: 0, day: 1, title: text, meals: { create: { position: 0, description: text } } },
        },
      },
    });
    await expect(db().storedImage.delete({ where: { path } })).rejects.toThrow();
    await db().tour.delete({ where: { id } });
    const left = [
      db().tourImage.count(),
      db().tourFaq.count(),
      db().itineraryDay.count(),
      db().itineraryMeal.count(),
    ];
    expect(await Promise.all(left)).toEqual([0, 0, 0, 0]);
    await expect(db().storedImage.delete({ where: { path } })).resolves.toBeTruthy();
  });

  it.each([
    ["tour_image", 'path, "order"', "'00/none.webp', 0"],
    ["tour_price", "position, service_type, price, description", `0, '{"en":"a"}', -1, '{"en":"a"}'`],
    ["included_excluded", "position, type, description", `0, 'maybe', '{"en":"a"}'`],
    ["itinerary_day", "position, day, title", `0, -1, '{"en":"a"}'`],
    ["tour_faq", "position, question, answer", `0, '{"en":"a"}', '{}'`],
    ["cancellation_policy", "position, description", `-1, '{"en":"a"}'`],
  ])("refuses a wrong %s", async (table, columns, values) => {
    const insert = `INSERT INTO ${table} (tour_id, ${columns}) VALUES (${id}, ${values})`;
    await expect(db().$executeRawUnsafe(insert)).rejects.toThrow(/constraint/i);
  });
});

it.each([
  [`title = title || '{"ru": ""}'`],
  [`title = title || '{"fr": "a"}'`],
  [`title = '{"id": "a"}'`],
  [`description = description || '{"en": " "}'`],
  ["description = NULL"],
  ["price = ''"],
  ["old_price = ''"],
  ["pdf_url = 'javascript:alert(1)'"],
  ["pdf_url = '//evil.example'"],
  ["image = '../secret.webp'"],
])("a promo is refused with %s", async (assignment) => {
  const { id } = await addPromo();
  await expect(db().$executeRawUnsafe(`UPDATE promo SET ${assignment} WHERE id = ${id}`)).rejects.toThrow(
    /constraint/i,
  );
});

it.each([
  [`title = '{"en": " "}'`],
  [`content = '{"id": "<p>a</p>"}'`],
  ["category = ''"],
  ["seo_title = jsonb_build_object('en', repeat('x', 256))"],
  [`seo_title = '{"fr": "a"}'`],
  [`seo_description = '[]'`],
])("a blog is refused with %s", async (assignment) => {
  const { id } = await addBlog();
  await expect(db().$executeRawUnsafe(`UPDATE blog SET ${assignment} WHERE id = ${id}`)).rejects.toThrow(
    /check/i,
  );
});

it.each([
  ["INSERT INTO seo_content (page) VALUES ('gallery')"],
  [`INSERT INTO seo_content (page, title) VALUES ('home', '{"fr": "a"}')`],
  ["INSERT INTO seo_content (page, title) VALUES ('home', jsonb_build_object('en', repeat('x', 256)))"],
  [`INSERT INTO seo_content (page, robots) VALUES ('home', '{"en": null}')`],
  [`INSERT INTO seo_content (page, hreflang) VALUES ('home', '{"en": []}')`],
  ["INSERT INTO stored_image VALUES ('../up.webp', 1, 1, '{}', false, '')"],
  ["INSERT INTO stored_image VALUES ('/etc/passwd', 1, 1, '{}', false, '')"],
  ["INSERT INTO stored_image VALUES ('ab/cd.webp', 0, 1, '{}', false, '')"],
  ["INSERT INTO content_version (id) VALUES (2)"],
])("%s is refused", async (statement) => {
  await expect(db().$executeRawUnsafe(statement)).rejects.toThrow(/check/i);
});

//
it("two saves of a row never share an updated_at, and a change of place is no save", async () => {
  const { id } = await addTour();
  const seen = new Set<string>();
  for (let save = 0; save < 20; save += 1) {
    const { updated_at } = await db().tour.update({ where: { id }, data: { updated_at: new Date(0) } });
    seen.add(updated_at.toISOString());
  }
  expect(seen.size).toBe(20);
  const { updated_at } = await db().tour.update({ where: { id }, data: { order: 77 } });
  expect(seen).toContain(updated_at.toISOString());
});
