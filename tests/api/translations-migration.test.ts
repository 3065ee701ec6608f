import { afterAll, beforeAll, expect, it } from "vitest";
import { blogFields } from "@/lib/blogs/fields";
import { closedPeriodFields } from "@/lib/closed-days/fields";
import { closeDb, db } from "@/lib/db";
import { completeEnv, env } from "@/lib/env";
import { versioned } from "@/lib/history/entities";
import { promoFields } from "@/lib/promos/fields";
import { tourFields } from "@/lib/tours/fields";
import { listPairs, type TextPair } from "@/lib/translations/texts";
import { listMigrations, migrate } from "@/server/database/migrations";
import { withClient } from "@/server/database/with-client";
import { database, type TestDatabase } from "../setup/database";
import { addBlog, addPicture, addPromo, addTour } from "./records";

const own = env().DATABASE_URL ?? "";
let target: TestDatabase;

/** The database as it was before translations were marked, with texts in every place that has them. */
beforeAll(async () => {
  target = await database("template0");
  await migrate(target.url);
  await closeDb();
  completeEnv({ DATABASE_URL: target.url });
  const text = { en: "Boat\n trip", ru: "На лодке" };
  const parts = [
    { position: 5, description: { en: "Second" } },
    { position: 2, description: text },
  ];
  const days = { from_day: new Date("2000-02-01"), until_day: new Date("2000-03-01"), yearly: true };
  const path = await addPicture("a");
  await addTour({
    ...{ seo_title: { ru: "Без английского" }, seo_description: { en: "For search engines" } },
    images: { create: [{ order: 0, path, alt: { en: "A boat", id: "Perahu" } } as never] },
    prices: {
      create: [{ position: 0, service_type: text, price: 1, description: { en: "Adult", id: " " } }],
    },
    highlights: { create: parts },
    itineraries: {
      create: [
        {
          ...{ position: 0, day: 1, title: text },
          activities: { create: parts.map((part) => ({ ...part, time: "08:00" })) },
          meals: { create: parts },
        },
      ],
    },
    included_excluded: { create: [{ position: 0, type: "included", description: text }] },
    faqs: { create: [{ position: 0, question: text, answer: { en: "x".repeat(2_001), ru: "y" } }] },
    cancellation_policies: { create: [{ position: 0, description: text }] },
    closed_periods: { create: [{ position: 0, ...days, reason: { en: "Repairs" } }] },
    seasons: { create: [{ position: 0, ...days, name: text, note: { en: "Waves", id: "Ombak" } }] },
  });
  await addPromo();
  await addBlog({ content: { en: "<p>a</p>", id: "<p>b</p>" } });
  await db().closedPeriod.create({ data: { ...days, reason: text } });
  const name = listMigrations().find((each) => each.endsWith("_translations"));
  await withClient({ connectionString: target.url }, async (client) => {
    await client.query(`
      DROP TABLE translation_pair, translation_state, open_translation;
      DROP FUNCTION text_print;
      DELETE FROM _prisma_migrations WHERE migration_name = '${name}';`);
  });
  await migrate(target.url);
});

afterAll(async () => {
  await closeDb();
  completeEnv({ DATABASE_URL: own });
  await target.drop();
});

/** Every pair of every record, as the tables of fields name them. */
async function allPairs(): Promise<(TextPair & { entity: string })[]> {
  const [tour, promo, blog, period] = await db().$transaction(async (tx) => [
    await versioned.tour.find(tx, "1"),
    await versioned.promo.find(tx, "1"),
    await versioned.blog.find(tx, "1"),
    await tx.closedPeriod.findFirst(),
  ]);
  const of = (entity: string, pairs: TextPair[]) => pairs.map((pair) => ({ entity, ...pair }));
  return [
    ...of("tour", listPairs(tourFields, tour ?? {})),
    ...of("promo", listPairs(promoFields, promo ?? {})),
    ...of("blog", listPairs(blogFields, blog ?? {})),
    ...of("closed_period", listPairs(closedPeriodFields, period ?? {})),
  ];
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

it("counts every present translation as true, and names what is missing, as the rule would", async () => {
  const pairs = await allPairs();
  const known = await db().translationPair.findMany();
  expect(known.every(({ origin }) => origin === "before")).toBe(true);
  const present = pairs.filter(({ targetPrint }) => targetPrint !== null);
  expect(
    new Set(known.map((row) => [row.language, hex(row.source_print), hex(row.target_print)].join(" "))),
  ).toEqual(new Set(present.map((pair) => [pair.language, pair.sourcePrint, pair.targetPrint].join(" "))));
  expect(known.filter(({ source }) => source === null).map(({ target }) => target)).toEqual(
    expect.arrayContaining(["y", null]),
  );
  expect(known.some(({ target }) => target?.includes("<p>"))).toBe(false);

  const place = (each: { entity: string; language: string; path: string; source: string | null }) =>
    `${each.entity} ${each.language} ${each.path} ${each.source}`;
  const open = await db().openTranslation.findMany({
    orderBy: [{ entity: "asc" }, { language: "asc" }, { position: "asc" }],
  });
  const missing = pairs.filter(({ target: text }) => text === null);
  const inOrder = missing.toSorted(
    (a, b) => a.entity.localeCompare(b.entity) || a.language.localeCompare(b.language),
  );
  expect(open.map(place)).toEqual(
    inOrder.map((each) => place(each.isHtml ? { ...each, source: null } : each)),
  );
  expect(open.every(({ state }) => state === "missing")).toBe(true);

  for (const { entity, language, missing: count, stale, machine } of await db().translationState.findMany()) {
    const own = missing.filter((pair) => pair.entity === entity && pair.language === language);
    expect([entity, language, count, stale, machine]).toEqual([entity, language, own.length, 0, 0]);
  }
  expect(await db().translationState.count()).toBe(8);
});
