import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { api } from "./api";
import { callAs } from "./call";
import { addBlog, addTour, clearContent } from "./records";

const tours = {
  phiPhi: {
    code: "OA-PP-01",
    name: { en: "Phi Phi Islands by Speedboat", id: "Kepulauan Phi Phi", ru: "Острова Пхи-Пхи на катере" },
    location: { en: "Phuket", ru: "Пхукет" },
    overview: {
      en: "Snorkelling and a café lunch",
      id: "Snorkeling dan makan siang",
      ru: "Снорклинг и обед в кафе",
    },
  },
  similan: {
    code: "OA-SM-02",
    name: { en: "Similan Islands", id: "Kepulauan Similan", ru: "Симиланские острова" },
    location: { en: "Khao Lak", ru: "Каолак" },
    overview: { en: "Turtles, 100% private reefs", id: "Penyu dan terumbu", ru: "Черепахи и зелёные рифы" },
  },
  elephant: {
    code: "OA-EL-03",
    name: { en: "Elephant sanctuary", id: "Suaka gajah", ru: "Слоны" },
    location: { en: "Krabi", ru: "Краби" },
    overview: { en: "Feed and bathe them", id: "Memberi makan", ru: "Купание и кормление" },
  },
};

type Name = keyof typeof tours;

async function search(typed: string): Promise<Name[]> {
  const { status, body } = await callAs(null, api.listTours, {
    query: `search=${encodeURIComponent(typed)}`,
  });
  expect(status).toBe(200);
  const { data } = body as { data: { code: string }[] };
  const names = Object.keys(tours) as Name[];
  return data.flatMap(({ code }) => names.find((name) => tours[name].code === code) ?? []);
}

beforeAll(async () => {
  await clearContent();
  for (const tour of Object.values(tours)) await addTour(tour);
});

describe("tours", () => {
  it.each<[string, Name[]]>([
    ["phi phi", ["phiPhi"]],
    ["PHI speedboat", ["phiPhi"]],
    ["islands", ["phiPhi", "similan"]],
    ["island", ["phiPhi", "similan"]],
    ["islands similan", ["similan"]],
    ["turtle", ["similan"]],
    ["phiphi", ["phiPhi"]],
    ["speed boat", ["phiPhi"]],
    ["oa-sm-02", ["similan"]],
    ["oasm02", ["similan"]],
    ["krabi", ["elephant"]],
    ["gajah", ["elephant"]],
    ["kepulauan", ["phiPhi", "similan"]],
    ["phi turtle", []],
    ["   ", ["phiPhi", "similan", "elephant"]],
  ])("%j finds %j", async (typed, found) => {
    expect(await search(typed)).toEqual(found);
  });

  //
  it.each<[string, Name[]]>([
    ["острова", ["phiPhi", "similan"]],
    ["ОСТРОВ", ["phiPhi", "similan"]],
    ["пхи пхи катер", ["phiPhi"]],
    ["слон", ["elephant"]],
    ["зеленые", ["similan"]],
    ["зелёный", ["similan"]],
    ["краби gajah sanctuary", ["elephant"]],
  ])("reads Russian and mixed languages: %j", async (typed, found) => {
    expect(await search(typed)).toEqual(found);
  });

  //
  it.each<[string, Name[]]>([
    ["cafe", ["phiPhi"]],
    ["CAFÉ", ["phiPhi"]],
    ["café", ["phiPhi"]],
  ])("minds neither case nor accents: %j", async (typed, found) => {
    expect(await search(typed)).toEqual(found);
  });

  //
  it.each<[string, Name[]]>([
    ["simlian", ["similan"]],
    ["similn", ["similan"]],
    ["pukhet", ["phiPhi"]],
    ["phukett", ["phiPhi"]],
    ["elefant sanctury", ["elephant"]],
    ["snorkling", ["phiPhi"]],
    ["kepulaun similan", ["similan"]],
    ["симеланские", ["similan"]],
    ["черипахи", ["similan"]],
    ["remilan", []],
    ["qwertyuiop", []],
  ])("forgives small typos: %j", async (typed, found) => {
    expect(await search(typed)).toEqual(found);
  });

  //
  it("a misspelt word stands for all words that are equally near", async () => {
    const added = [
      await addTour({ code: "T1", name: { en: "Wat Chalong" } }),
      await addTour({ code: "T2", name: { en: "Wat Chalang" } }),
      await addTour({ code: "T3", name: { en: "Paket murah", ru: "Букет" } }),
    ];
    const codes = async (typed: string) => {
      const { body } = await callAs(null, api.listTours, { query: `search=${encodeURIComponent(typed)}` });
      return (body as { data: { code: string }[] }).data.map(({ code }) => code).sort();
    };
    expect(await codes("chaling")).toEqual(["T1", "T2"]);
    expect([await codes("paketh"), await codes("букен")]).toEqual([["T3"], ["T3"]]);
    // An h after p, t or k is left out more often than another letter is mistaken.
    for (const typed of ["puket", "пукет"]) expect([typed, await search(typed)]).toEqual([typed, ["phiPhi"]]);
    expect(await codes("puket")).toEqual(await codes("phuket"));
    await db().tour.deleteMany({ where: { id: { in: added.map(({ id }) => id) } } });
  });

  //
  it.each<[string, Name[]]>([
    ["краbi", ["elephant"]],
    ["kраби", ["elephant"]],
    ["Пxукет", ["phiPhi"]],
    ["Рhuket", ["phiPhi"]],
    ["Phuкет speedboat", ["phiPhi"]],
    ["симилan", ["similan"]],
    ["краbbi", ["elephant"]],
    ["жжжqqq", []],
  ])("reads a word with letters of two alphabets: %j", async (typed, found) => {
    expect(await search(typed)).toEqual(found);
  });

  it.each<[string, Name[]]>([
    ["%", []],
    ["_", []],
    ["p_i", []],
    ["\\", []],
    ["100%", ["similan"]],
    ["phi & phi", ["phiPhi"]],
    ["phi' | 'similan", []],
    ["!!!", []],
    ["🐘", []],
    ["\0", ["phiPhi", "similan", "elephant"]],
    ["phi\0phi", ["phiPhi"]],
  ])("takes signs literally: %j", async (typed, found) => {
    expect(await search(typed)).toEqual(found);
  });

  it("follows every change of a tour's texts", async () => {
    const { id } = await addTour({ name: { en: "Waterfall" } });
    await db().tour.update({ where: { id }, data: { name: { en: "Volcano" }, code: "OA-VO-04" } });
    const total = async (typed: string) => {
      const { body } = await callAs(null, api.listTours, { query: `search=${typed}` });
      return (body as { pagination: { total: number } }).pagination.total;
    };
    expect(await Promise.all(["waterfall", "volcano", "oavo04"].map(total))).toEqual([0, 1, 1]);
    await db().tour.delete({ where: { id } });
  });

  it("stays whole under anything that may be typed", async () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: "grapheme", maxLength: 100 }),
      fc.stringMatching(/^['"\\%_&|!:*()<>\- а-яё🏝]{0,40}$/u),
      fc.constantFrom("a".repeat(2_000), "ф ".repeat(2_000), "'", "((", "a:*", "<->", "\ud800"),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const query = new URLSearchParams({ search: text }).toString();
        expect((await callAs(null, api.listTours, { query })).status).toBe(200);
      }),
      { numRuns: 20 },
    );
  });

  it("keeps a tour of any size and script", async () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `слово${index}`).join(" ");
    const { id } = await addTour({
      name: { en: "x".repeat(10_000) },
      overview: { en: words(20_000), ru: "𠜎".repeat(5_000) },
    });
    expect(await search("слово19")).toEqual([]);
    await db().tour.delete({ where: { id } });
  });
});

describe("blogs", () => {
  beforeAll(async () => {
    await addBlog({
      title: { en: "When to go", ru: "Когда ехать" },
      content: { en: "<p class='season'>Dry &amp; sunny</p>" },
    });
    await addBlog({ title: { en: "Food" }, content: { en: "<p>Night markets</p>" }, category: "Makanan" });
  });

  it.each([
    ["sunny", 1],
    ["когда", 1],
    ["makanan", 1],
    ["markts", 1],
    ["season", 0],
    ["class", 0],
    ["amp", 0],
  ])("%s finds %i", async (typed, total) => {
    const { body } = await callAs(null, api.listBlogs, { query: `search=${encodeURIComponent(typed)}` });
    expect(body).toMatchObject({ pagination: { total } });
  });
});
