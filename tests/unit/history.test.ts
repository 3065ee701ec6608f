import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blogFields } from "@/lib/blogs/fields";
import { changedFields, picturesOf, snapshotOf, withoutPictures } from "@/lib/entity/snapshot";
import { promoFields } from "@/lib/promos/fields";

const root = resolve(import.meta.dirname, "../..");

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path];
  });
}

const sources = ["app", "lib", "server"]
  .flatMap(filesBelow)
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(root, path), "utf8") }));

const domains = ["blogs", "promos", "seo", "tours", "tours/places"];

/** What writes records: the exported functions of a domain that are given the transaction of a change. */
const mutations = domains.flatMap((domain) => {
  const code = readFileSync(join(root, `lib/${domain}/mutations.ts`), "utf8");
  const found = code.matchAll(/export (?:async )?function ((?:create|update|delete|write)\w+)\(/g);
  return [...found].map(([, name]) => name ?? "");
});

/** The names of mutations that are called outside of what writes a version. */
function callsPast(code: string, names: string[]): string[] {
  return names.filter((name) =>
    [...code.matchAll(new RegExp(`\\b${name}\\(`, "g"))].some(({ index }) => {
      const statement = code.slice(code.lastIndexOf(";", index) + 1, index);
      return !/\b(?:create|update|delete)Records?\(/.test(statement);
    }),
  );
}

describe("mutations of records", () => {
  it("are found", () => {
    expect(mutations).toEqual(
      expect.arrayContaining(["createTour", "updateBlog", "createPlace", "writeSeoContent"]),
    );
  });

  it("are called through the history alone", () => {
    // Their own files, the browser's requests of the same name, restores and batches, which write their versions themselves.
    const own =
      /^lib\/(?:(?:blogs|promos|seo|tours(?:\/places)?)\/(?:mutations|record-store)|tours\/(?:requests|update-tours))\.ts$/;
    const past = sources
      .filter(({ path }) => !own.test(path) && !path.startsWith("lib/openapi/"))
      .flatMap(({ path, code }) =>
        /\/mutations"/.test(code) ? callsPast(code, mutations).map((name) => `${path}: ${name}`) : [],
      );
    expect(past).toEqual([]);
  });

  it("by a record store are called through the history alone", () => {
    const importing = (names: RegExp) =>
      sources.filter(({ code }) => names.test(code)).map(({ path }) => path);
    expect(
      importing(/from "[^"]*\/record-store"/).filter((path) => !path.endsWith("/record-store.ts")),
    ).toEqual(["lib/entity/table-store.ts", "lib/history/many-records.ts", "lib/registry/record-stores.ts"]);
    // Read the public pages of records, and write none.
    const reading = ["lib/crawlers/og-image.ts", "lib/registry/public-records.ts"];
    const written = sources.filter(
      ({ path, code }) => reading.includes(path) && /\.(?:insert|update|remove|restore)\(/.test(code),
    );
    expect(written).toEqual([]);
    expect(importing(/\browStores\b/).filter((path) => !reading.includes(path))).toEqual([
      "lib/history/batch-deletions.ts",
      "lib/history/pickup-area-endpoints.ts",
      "lib/history/place-endpoints.ts",
      "lib/history/record-endpoints.ts",
      "lib/registry/record-stores.ts",
    ]);
    // `remove.ts` writes the versions of its changes itself; the other two write no record.
    const ofDemo = [
      "lib/demo-content/plan.ts",
      "lib/demo-content/remove.ts",
      "lib/getting-started/queries.ts",
    ];
    expect(importing(/\brecordStores\b/).filter((path) => !path.startsWith("lib/history/"))).toEqual([
      ...ofDemo,
      "lib/registry/record-stores.ts",
      "lib/translation-queue/mutations.ts",
    ]);
  });

  it("a call past it is noticed", () => {
    const direct = `const a = 1; await changeContent((tx) => updateTour(tx, 1, body));`;
    expect(callsPast(direct, mutations)).toEqual(["updateTour"]);
    const through = `const a = 1; await updateRecord("tour", 1, actor, (tx) => updateTour(tx, 1, body));`;
    expect(callsPast(through, mutations)).toEqual([]);
  });

  it("nothing else changes content: what begins a change is named", () => {
    const beginning = sources
      .filter(({ path }) => path !== "lib/content/change-content.ts")
      .filter(({ code }) => /\b(?:changeContent|seeOwnChange)\(/.test(code))
      .map(({ path }) => path);
    // Creates under their key; rates, the order of a list and the keys of passes, which have no history.
    const withoutHistory = ["lib/rates/mutations.ts", "lib/tours/order.ts", "lib/trip-pass/mutations.ts"];
    const allowed = ["lib/api/idempotency.ts", ...withoutHistory];
    const ofHistory = [
      "lib/demo-content/remove.ts",
      "lib/history/mutations.ts",
      "lib/history/pickup-area-endpoints.ts",
      "lib/history/place-endpoints.ts",
      "lib/history/restore.ts",
      "lib/history/undo-batch.ts",
    ];
    expect(beginning.sort()).toEqual([...allowed, ...ofHistory].sort());
  });
});

const path = "0a/0123456789abcdef0123456789abcdef.webp";
const other = "0b/0123456789abcdef0123456789abcdef.webp";

describe("a snapshot", () => {
  const promo = {
    ...{ title: { en: "Offer", ru: "Акция" }, description: { en: "Text" }, price: "1", old_price: null },
    ...{
      tour_id: null,
      tour_price: null,
      start_date: null,
      old_price_since: null,
      price2: null,
      old_price2: null,
      end_date: new Date("2027-03-31"),
      pdf_url: "/a.pdf",
      image: null,
      published: true,
    },
  };

  it("names what PUT names: days as texts, what is cleared as empty, a required language only where it is written", () => {
    expect(snapshotOf(promoFields, promo)).toEqual({
      ...{ title_en: "Offer", title_ru: "Акция", description_en: "Text", price: "1", old_price: "" },
      ...{
        tour_id: "",
        tour_price: null,
        start_date: null,
        old_price_since: null,
        price2: "",
        old_price2: "",
        end_date: "2027-03-31T00:00:00.000Z",
        pdf_url: "/a.pdf",
        image: "",
        published: true,
      },
    });
    const blog = {
      ...{ title: { en: "A" }, content: { en: "<p>x</p>" } },
      category: "Tips",
      image: path,
      published: true,
    };
    const snapshot = snapshotOf(blogFields, {
      ...{ ...blog, posting_date: new Date(0), seo_title: {}, seo_description: { id: "x" } },
    });
    expect(snapshot).toMatchObject({
      title_ru: "",
      content_id: "",
      seo_title_en: "",
      seo_description_id: "x",
    });
  });

  it("differs by the fields whose value differs, in the order of the table", () => {
    const texts = fc.record({ title_en: fc.string(), title_ru: fc.string(), price: fc.string() });
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const changed = [
          ...(before.title_en !== after.title_en || before.title_ru !== after.title_ru ? ["title"] : []),
          ...(before.price !== after.price ? ["price"] : []),
        ];
        expect(changedFields(promoFields, before, after)).toEqual(changed);
      }),
    );
    expect(changedFields(promoFields, { unknown: 1 }, { unknown: 2 })).toEqual(["unknown"]);
  });

  it("shows pictures by name, address, copy or article, each once", () => {
    const article = `<img src="/storage/${other.replace(".webp", "-640.avif")}">`;
    const snapshot = { image: path, content_en: article, images: [{ path: `/storage/${path}`, order: 0 }] };
    expect(picturesOf(snapshot)).toEqual([path, other]);
    expect(picturesOf({ name: { en: "No picture" } })).toEqual([]);
    expect(withoutPictures(snapshot, new Set([path]))).toEqual({ ...snapshot, image: "", images: [] });
    expect(withoutPictures(snapshot, new Set([other]))).toEqual(snapshot);
  });
});
