import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blogFields } from "@/lib/blogs/fields";
import type { Fields } from "@/lib/core/content/field";
import { isSame, type PlainRecord } from "@/lib/core/forms/values";
import { compareSnapshots, type Difference, type ItemDifference } from "@/lib/core/history/compare";
import { type ComparedPart, compareWords } from "@/lib/core/history/compared-words";
import { readSnapshot } from "@/lib/core/history/read-snapshot";
import { versionValueText } from "@/lib/core/history/value-text";
import { promoFields } from "@/lib/promos/fields";
import { entities } from "@/lib/registry/entities";
import { compareVersions } from "@/lib/registry/history/compare-versions";
import { tourFields } from "@/lib/tours/fields";

const faq = (question: string, answer: string) => ({ question: { en: question }, answer: { en: answer } });

const tour = {
  tour_type: 1,
  name: { en: "Phi Phi by Speedboat", id: "Phi Phi dengan Speedboat" },
  seo_title_en: "Phi Phi",
  seo_title_id: "",
  seo_title_ru: "",
  currency: "THB",
  starting_price: 1900,
  tags: "1_day_trip",
  faqs: [faq("When?", "At eight."), faq("Where?", "At the pier of Rassada."), faq("Who?", "All.")],
  images: [
    { path: "/storage/aa/one.webp", order: 0, alt: { en: "A bay" } },
    { path: "/storage/aa/two.webp", order: 1 },
  ],
};

const ofTour = (before: PlainRecord, after: PlainRecord) => compareSnapshots(tourFields, before, after);

function listOf(found: Difference[], name: string): ItemDifference[] {
  const list = found.find((each) => each.name === name);
  return list?.kind === "list" ? list.items : [];
}

const changesOf = (items: ItemDifference[]) =>
  items.map(({ change, number, from }) => [change, number, from]);

describe("two snapshots", () => {
  it("name the fields that differ, in the order of the table", () => {
    const found = ofTour(tour, { ...tour, starting_price: 2100, name: { ...tour.name, ru: "Пхи-Пхи" } });
    expect(found.map(({ name, label }) => [name, label])).toEqual([
      ["name", "tourForm.fields.name"],
      ["starting_price", "tourForm.fields.starting_price"],
    ]);
    expect(found[0]).toMatchObject({ kind: "texts", texts: [{ language: "ru" }] });
    expect(found[1]).toMatchObject({ kind: "value", before: 1900, after: 2100 });
  });

  //
  it("compare season prices line by line where lines were moved or added", () => {
    const line = (en: string) => ({ service_type: { en }, price: 100, description: { en: "x" } });
    const season = (prices: (number | null)[]) => ({
      name: { en: "High" },
      from: "11-01",
      until: "04-30",
      prices,
    });
    const before = { prices: [line("Adult"), line("Child")], seasons: [season([150, 80])] };
    const moved = (prices: (number | null)[]) => ({
      prices: [line("Infant"), line("Child"), line("Adult")],
      seasons: [season(prices)],
    });
    expect(ofTour(before, moved([null, 80, 150])).map(({ name }) => name)).toEqual(["prices"]);
    expect(ofTour(before, moved([null, 80, 155])).map(({ name }) => name)).toEqual(["prices", "seasons"]);
  });

  it("are the same for every accepted form of a text, of a list's order and of an empty value", () => {
    const sent = {
      ...tour,
      name: JSON.stringify(tour.name),
      images: tour.images.toReversed(),
      original_price: null,
      highlights: [],
      seo_description_en: "",
    };
    expect(ofTour(tour, sent)).toEqual([]);
    expect(compareSnapshots(promoFields, { title_en: "A" }, { title: { en: "A" } })).toEqual([]);
  });

  it("say of a list which item was added, removed, changed and moved", () => {
    const [first, second, third] = tour.faqs;
    const added = faq("How much?", "Read the prices.");
    const moved = ofTour(tour, { ...tour, faqs: [third, first, second] });
    expect(changesOf(listOf(moved, "faqs"))).toEqual([["moved", 1, 3]]);
    const changed = ofTour(tour, {
      ...tour,
      faqs: [first, faq("Where?", "At the pier of Ao Po."), added],
    });
    expect(changesOf(listOf(changed, "faqs"))).toEqual([
      ["changed", 2, undefined],
      ["removed", 3, undefined],
      ["added", 3, undefined],
    ]);
    const [answer] = listOf(changed, "faqs")[0]?.differences ?? [];
    expect(answer).toMatchObject({ name: "answer", kind: "texts" });
  });

  it("show pictures by their names, and a text of one", () => {
    const images = [
      { path: "/storage/bb/new.webp", order: 0 },
      { ...tour.images[0], alt: { en: "A cove" } },
    ];
    const items = listOf(ofTour(tour, { ...tour, images }), "images");
    expect(items.map(({ change }) => change).sort()).toEqual(["added", "changed", "removed"]);
    const added = items.find(({ change }) => change === "added");
    expect(added?.differences).toMatchObject([{ kind: "picture", before: null, after: "bb/new.webp" }]);
    expect(compareSnapshots(blogFields, { image: "a.webp" }, { image: "" })).toMatchObject([
      { kind: "picture", before: "a.webp", after: null },
    ]);
  });

  it("say of an article which words differ, and that its format does", () => {
    const article = (html: string) => ({ content_en: html });
    const compared = (before: string, after: string) => {
      const [found] = compareSnapshots(blogFields, article(before), article(after));
      return found?.kind === "texts" ? found.texts[0] : undefined;
    };
    expect(compared("<p>Calm sea</p>", "<p>Rough sea</p>")).toEqual({
      language: "en",
      formatDiffers: false,
      parts: [
        { text: "Calm", mark: "removed" },
        { text: "Rough", mark: "added" },
        { text: " sea", mark: "same" },
      ],
    });
    expect(compared("<p>Calm sea</p>", "<p><strong>Calm</strong> sea</p>")).toEqual({
      language: "en",
      formatDiffers: true,
      parts: [{ text: "Calm sea", mark: "same" }],
    });
    expect(compared("<p>Calm</p>", "<p>Calm</p><p>Sea</p>")).toMatchObject({ formatDiffers: false });
  });

  it("lose no value that the table does not know any more", () => {
    expect(ofTour({ ...tour, gone: 1 }, tour)).toEqual([
      { name: "gone", label: null, kind: "value", field: null, before: 1, after: undefined },
    ]);
  });
});

describe("two versions of a tour", () => {
  const compared = (before: PlainRecord, after: PlainRecord) =>
    compareVersions("tour", { ...tour, ...before }, { ...tour, ...after });
  const read = (parts: ComparedPart[] = []) => parts.map(({ text, mark }) => `${mark}: ${text}`);
  /** What is said of each part by its name, in one language where it has several. */
  const partsOf = ([found]: Difference[]) =>
    found?.kind === "parts"
      ? found.parts.map(({ name, texts }) => [name, ...texts.flatMap(({ parts }) => read(parts))])
      : found;

  //
  it("say what is good to know by the words of the form", () => {
    const before = { age: { least: 4 }, sea: "sheltered", meals: ["lunch"], pregnant: "ask" };
    const after = { age: { least: 6 }, sea: "open", meals: ["lunch", "drinks"], pregnant: "ask" };
    expect(partsOf(compared({ facts: before }, { facts: after }))).toEqual([
      ["Umur terendah", "removed: 4", "added: 6"],
      ["Laut", "removed: perairan tenang", "added: laut lepas"],
      ["Makanan dan minuman yang termasuk", "same: makan siang", "added: , air minum atau minuman ringan"],
    ]);
  });

  it("say each payment on the spot with its money, and a text by language", () => {
    const fee = { what: { en: "Park fee", id: "Tiket taman" }, adult: 400, currency: "THB" };
    const stated = {
      pay_there: [fee],
      meeting: { en: "Rassada pier" },
      guide: [{ language: "en", on: "request" }],
    };
    const changed = {
      ...stated,
      meeting: { en: "Ao Po pier" },
      pay_there: [{ ...fee, adult: 500, child: 250 }],
    };
    expect(partsOf(compared({ facts: stated }, { facts: changed }))).toEqual([
      ["Titik temu", "removed: Rassada ", "added: Ao Po ", "same: pier"],
      ["Dibayar di tempat 1 – Dewasa", "same: THB ", "removed: 400", "added: 500"],
      ["Dibayar di tempat 1 – Anak", "added: THB 250"],
    ]);
    const [gone] = compared({ facts: stated }, {});
    expect(gone).toMatchObject({ label: "tourForm.fields.facts", kind: "parts" });
    expect(partsOf([gone as Difference])).toContainEqual([
      "Bahasa pemandu, atas permintaan",
      "removed: Inggris",
    ]);
  });

  it("show facts as they are stored where they cannot be read", () => {
    const strange = { sea: { level: 3 } };
    expect(compared({ facts: strange }, { facts: { sea: "open" } })).toMatchObject([
      { kind: "value", before: strange, after: { sea: "open" } },
    ]);
    expect(compared({ facts: { unknown: 1 } }, { facts: { unknown: 2 } })).toMatchObject([{ kind: "value" }]);
  });

  //
  it("name stops as they were called, by their code where no name is known", () => {
    const stops = [
      { place: "maya-bay", name: { en: "Maya Bay", id: "Teluk Maya" } },
      { place: "pileh-lagoon", name: { en: "Pileh Lagoon" } },
    ];
    const items = listOf(compared({ stops }, { stops: [...stops.toReversed(), "khai-island"] }), "stops");
    expect(items.map(({ change, title }) => [change, title])).toEqual([
      ["moved", "Teluk Maya"],
      ["added", "Khai Island"],
    ]);
    expect(items.flatMap(({ differences }) => differences)).toMatchObject([
      { label: "tourForm.fields.place", kind: "texts", texts: [{ parts: [{ text: "Khai Island" }] }] },
    ]);
  });

  //
  it("name the shared text behind a copied item, and mark items without a shared text", () => {
    const copy = (shared_text_id: number | null) => ({
      faqs: [{ ...faq("When?", "At eight."), shared_text_id }],
    });
    const said = (before: number | null, after: number | null) =>
      listOf(
        compareVersions("tour", copy(before), copy(after), new Map([[5, "Jam berapa dijemput?"]])),
        "faqs",
      ).flatMap(({ differences }) =>
        differences.flatMap((each) =>
          each.kind === "value"
            ? [each.before, each.after].map((side) => side && versionValueText(each.field, side, "THB"))
            : [],
        ),
      );
    expect(said(null, 5)).toEqual([null, "Jam berapa dijemput?"]);
    expect(said(5, 7)).toEqual(["Jam berapa dijemput?", "Teks bersama nomor 7 (sudah dihapus)"]);
    const [added] = listOf(compareVersions("tour", copy(null), copy(5)), "faqs");
    expect(added?.differences[0]).toMatchObject({ field: { nothing: "history.ownText" } });
  });

  //
  it("say the days of seasons and of closed days by the names of months", () => {
    const season = { from: "11-01", until: "04-30", name: { en: "High", id: "Ramai" }, prices: [null, 900] };
    const closed = { from: "2027-04-13", until: "2027-04-15", reason: null };
    const found = compared(
      { seasons: [season] },
      {
        seasons: [{ ...season, until: "03-31", prices: [1800, null] }],
        closed_periods: [closed],
        weekdays: [1, 3],
      },
    );
    expect(found.map(({ name }) => name)).toEqual(["weekdays", "seasons", "closed_periods"]);
    const [changed] = listOf(found, "seasons");
    expect(changed).toMatchObject({ change: "changed", title: "Ramai" });
    expect(changed?.differences).toMatchObject([
      { label: "tourForm.fields.until", kind: "texts" },
      { label: "tourForm.fields.season_prices", kind: "value" },
    ]);
    const [until] = changed?.differences ?? [];
    expect(until?.kind === "texts" && read(until.texts[0]?.parts)).toEqual([
      "removed: 30 April",
      "added: 31 Maret",
    ]);
    expect(listOf(found, "closed_periods")).toMatchObject([{ change: "added", title: "13 Apr 2027" }]);
  });

  //
  it("are compared whatever an old one holds", () => {
    const names = fc.constantFrom(...Object.keys(tourFields), "seo_title_en", "tour_type", "gone");
    const value = fc.oneof(fc.jsonValue(), fc.array(fc.dictionary(names, fc.jsonValue())), fc.string());
    const snapshot = fc.dictionary(names, value);
    fc.assert(
      fc.property(fc.constantFrom(...entities), snapshot, snapshot, (entity, before, after) => {
        const found = compareVersions(entity, before, after);
        const values = found.flatMap((each) => (each.kind === "value" ? [each] : []));
        const read = values.flatMap((each) =>
          [each.before, each.after].map((side) => versionValueText(each.field, side, "THB")),
        );
        expect(read.filter((text) => typeof text !== "string" || text.includes("[object"))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("of a page's texts for search engines are those of its languages", () => {
    const texts = (title: string) => ({ tours: { en: { title, description: "" } } });
    expect(compareVersions("seo", texts("Phuket tours"), texts("Phuket trips"))).toMatchObject([
      { name: "title", kind: "texts", texts: [{ language: "en" }] },
    ]);
  });
});

const words = fc.array(fc.constantFrom("sea", "calm", "boat", "Пхукет", " ", "\n", ",", "8.30"), {
  maxLength: 8,
});
const text = words.map((each) => each.join(" ").trim());
const texts = fc.record({ en: text, id: text, ru: text });

describe("marked words", () => {
  //
  it("are the one text without what was added, and the other without what was removed", () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (before, after) => {
        const parts = compareWords(before, after);
        const without = (mark: string) => parts.map((part) => (part.mark === mark ? "" : part.text)).join("");
        expect(without("added")).toBe(before);
        expect(without("removed")).toBe(after);
        expect(parts.every((part) => part.text !== "")).toBe(true);
        expect(parts.every(({ mark }) => mark === "same")).toBe(before === after);
      }),
    );
  });

  it("of two long texts that have nothing in common are the two texts, at once", () => {
    const long = (word: string) => Array.from({ length: 20_000 }, (_, place) => `${word}${place}`).join(" ");
    expect(compareWords(long("a"), long("b"))).toHaveLength(2);
  });

  it("are whole words, of every alphabet", () => {
    expect(compareWords("Вода включена.", "Еда включена.")).toEqual([
      { text: "Вода", mark: "removed" },
      { text: "Еда", mark: "added" },
      { text: " включена.", mark: "same" },
    ]);
  });

  it("that only a space keeps apart are one change", () => {
    expect(compareWords("We leave at eight.", "We return by nine.").map(({ mark }) => mark)).toEqual([
      "same",
      "removed",
      "added",
      "same",
    ]);
  });
});

const item = fc.record({ question: texts, answer: texts });
const image = fc.record({ path: fc.constantFrom("a.webp", "b.webp", "c.webp"), alt: texts });
const day = fc.record({
  day: fc.integer({ min: 1, max: 3 }),
  title: texts,
  activities: fc.array(fc.record({ time: text, description: texts }), { maxLength: 2 }),
});
const anyTour = fc.record({
  name: texts,
  seo_title_en: text,
  code: fc.option(text),
  rate: fc.option(fc.constantFrom(4.7, 5)),
  faqs: fc.array(item, { maxLength: 4 }),
  itineraries: fc.array(day, { maxLength: 3 }),
  images: fc
    .array(image, { maxLength: 3 })
    .map((images) => images.map((each, order) => ({ ...each, order }))),
});

/** Every difference says something: a text its marks, a list its items. */
function isSaid(found: Difference): boolean {
  if (found.kind === "list") {
    return (
      found.items.length > 0 &&
      found.items.every(({ change, differences }) =>
        change === "changed" ? differences.length > 0 && differences.every(isSaid) : true,
      )
    );
  }
  if (found.kind === "parts") return found.parts.length > 0;
  if (found.kind !== "texts") return !isSame(found.before, found.after);
  const differs = found.texts.map(
    ({ parts, formatDiffers }) => formatDiffers || parts.some(({ mark }) => mark !== "same"),
  );
  return differs.length > 0 && differs.every(Boolean);
}

/** The list before, made from the one after by taking each difference back; kept items stay in their order. */
function listBefore(items: ItemDifference[], before: unknown[], after: unknown[]): unknown[] {
  const touched = (side: "number" | "was") =>
    items.flatMap((each) => {
      const was = each.change === "added" ? null : (each.from ?? each.number);
      const is = each.change === "removed" ? null : each.number;
      const place = side === "was" ? was : is;
      return place === null ? [] : [place - 1];
    });
  const kept = after.filter((_, index) => !touched("number").includes(index));
  return before.map((each, index) => (touched("was").includes(index) ? each : kept.shift()));
}

describe("of any two tours", () => {
  const fields: Fields = tourFields;

  //
  it("nothing differs exactly where no difference is listed, and every difference says what", () => {
    fc.assert(
      fc.property(anyTour, anyTour, (before, after) => {
        const found = compareSnapshots(fields, before, after);
        const alike = isSame(readSnapshot(fields, before), readSnapshot(fields, after));
        expect(found.length === 0).toBe(alike);
        expect(found.every(isSaid)).toBe(true);
        expect(compareSnapshots(fields, before, before)).toEqual([]);
      }),
    );
  });

  //
  it("the items that no difference names are the same ones in the same order", () => {
    fc.assert(
      fc.property(anyTour, anyTour, (before, after) => {
        for (const name of ["faqs", "itineraries", "images"]) {
          const [was, is] = [before, after].map((each) => readSnapshot(fields, each)[name] as unknown[]);
          const items = listOf(compareSnapshots(fields, before, after), name);
          expect(isSame(listBefore(items, was ?? [], is ?? []), was)).toBe(true);
        }
      }),
    );
  });
});
