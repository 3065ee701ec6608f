import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { emptyCalendar, getDayState } from "@/lib/core/calendar/calendar";
import { languages } from "@/lib/core/i18n/languages";
import { factsInput } from "@/lib/tours/facts/schema";
import { kindPaths } from "@/lib/tours/kinds";
import { placeSchemas } from "@/lib/tours/places/fields";
import { readDemoContent } from "@/prisma/demo-content";
import { demoContent } from "../setup/demo-content";
import { monthsIn, season } from "./calendars";

const pictures = join(import.meta.dirname, "../../prisma/demo/pictures");
const { home, tours: allTours, promos, blogs, places, closedDays } = demoContent;
const tours = kindPaths.flatMap((kind) => allTours[kind]);

/** Every text of a record, with the way to it. */
function texts(node: unknown, path: string): { path: string; text: Record<string, string> }[] {
  if (typeof node !== "object" || node === null) return [];
  if ("en" in node && "id" in node && "ru" in node) return [{ path, text: node as Record<string, string> }];
  return Object.entries(node).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

it("has as much of everything as was promised", () => {
  expect(allTours.tours.length).toBeGreaterThanOrEqual(26);
  expect(allTours["international-tours"].length).toBeGreaterThanOrEqual(13);
  expect(allTours["domestic-tours"].length).toBeGreaterThanOrEqual(13);
  expect(promos).toHaveLength(6);
  expect(promos.filter(({ ends_in_days }) => ends_in_days < 0)).toHaveLength(1);
  expect(blogs).toHaveLength(12);
  expect(blogs.filter(({ posted_in_days }) => posted_in_days > 0)).toHaveLength(1);
});

describe("every text", () => {
  const all = [...tours, ...promos, ...blogs].flatMap((record, index) => texts(record, String(index)));
  //
  it("is there in three languages, Russian in Cyrillic", () => {
    expect(all.length).toBeGreaterThan(2_000);
    const missing = all.filter(({ text }) => Object.values(text).some((each) => !each.trim()));
    expect(missing).toEqual([]);
    const latin = all.filter(({ text }) => /[a-z]{4}/i.test(text.en ?? "") && !/[а-яё]/i.test(text.ru ?? ""));
    expect(latin).toEqual([]);
  });
});

describe("what is good to know of tours", () => {
  //
  it("is filled for every one, in the form in which it is stored", () => {
    for (const { code, duration_minutes, stops = [], facts = {} } of tours) {
      expect([code, duration_minutes, stops.length, Object.keys(facts).length]).not.toContain(0);
      expect(duration_minutes, code).toBeGreaterThan(0);
      expect(JSON.parse(JSON.stringify(factsInput.parse(facts))), code).toEqual(facts);
    }
  });

  //
  it("stops only at places with names in three languages, and uses every place", () => {
    const used = new Set(tours.flatMap(({ stops = [] }) => stops));
    expect([...used].sort()).toEqual(places.map(({ code }) => code).sort());
    for (const { code, name, lat, lon } of places) {
      expect(
        [name.id?.trim(), name.ru?.trim(), placeSchemas.update.safeParse({ name, lat, lon }).error],
        code,
      ).toEqual([expect.stringMatching(/./), expect.stringMatching(/[а-яё]/i), undefined]);
    }
  });

  //
  it("says what the tour's own texts say: who is picked up where, the guide's language, swimming, pregnancy", () => {
    const said = (text: RegExp, holds: (facts: Record<string, unknown>) => boolean) => {
      const saying = tours.filter((tour) => text.test(JSON.stringify(tour)));
      const silent = saying.filter(({ facts = {} }) => !holds(facts)).map(({ code }) => code);
      expect([saying.length > 0, silent]).toEqual([true, []]);
      return saying.length;
    };
    const phuket = ["patong", "kata", "karon", "kamala", "bang_tao", "phuket_town"];
    said(/Shared hotel transfer both ways \(Patong/, ({ pickup }) =>
      isDeepStrictEqual(pickup, { offer: "included", areas: phuket }),
    );
    said(/"English-speaking guide"/, ({ guide }) => JSON.stringify(guide).includes('"en","on":"always"'));
    said(/I cannot swim. Can I still join/, ({ swim }) => swim === "jacket");
    said(
      /We do not take pregnant women|pregnant women and people with|Not for pregnant guests/,
      ({ pregnant }) => pregnant === "no",
    );
    said(
      /pregnant guest come along|Pregnant women, children under four/,
      ({ pregnant }) => pregnant === "ask",
    );
    const silent = tours.filter((tour) => !/pregnan/i.test(JSON.stringify({ ...tour, facts: null })));
    expect(silent.filter(({ facts }) => facts?.pregnant).map(({ code }) => code)).toEqual([]);
  });
});

//
it.each(languages)("every article names a tour in %s", (language) => {
  const silent = blogs.filter(({ content }) => !/<p>\{.+\}<\/p>/.test(content[language] ?? ""));
  expect(silent.map(({ title }) => title.en)).toEqual([]);
});

describe("tours", () => {
  it("are public but for a draft and a scheduled one", () => {
    const hidden = tours.filter(
      ({ published, published_in_days = 0 }) => published === false || published_in_days > 0,
    );
    expect(hidden.map(({ code }) => code)).toEqual(["PKT-31", "PKT-32"]);
  });

  it("have a code and a cover of their own and six pictures or more", () => {
    const codes = tours.map(({ code }) => code);
    const covers = tours.map(({ images }) => images[0]);
    expect(new Set(codes).size).toBe(tours.length);
    expect(new Set(covers).size).toBe(tours.length);
    for (const { code, images } of tours) {
      expect(new Set(images).size, code).toBeGreaterThanOrEqual(6);
    }
  });

  it("cost what their first lines say, and once more", () => {
    for (const { code, starting_price, original_price, prices } of tours) {
      if (starting_price === null) expect(prices, code).toEqual([]);
      else expect(starting_price, code).toBeGreaterThan(0);
      if (original_price !== null) expect(original_price, code).toBeGreaterThan(starting_price ?? 0);
    }
  });

  //
  it("run on the days that their calendars say", () => {
    const calendarOf = (code: string) => {
      const { only_in_seasons = false, seasons = [] } =
        tours.find((tour) => tour.code === code)?.calendar ?? {};
      return {
        ...emptyCalendar,
        only_in_seasons,
        seasons: seasons.map(({ from, until }) => season(from, until)),
      };
    };
    for (const code of ["PKT-11", "PKT-12"]) {
      const closedMonths = ["2027-06", "2027-07", "2027-08", "2027-09"];
      expect(monthsIn("closed", calendarOf(code), new Date("2027-01-01T00:00:00Z"))).toEqual(closedMonths);
      expect(getDayState(calendarOf(code), "2027-05-15").state).toBe("open");
      expect(getDayState(calendarOf(code), "2027-05-16").state).toBe("season");
      expect(getDayState(calendarOf(code), "2027-10-15").state).toBe("open");
    }
    const seasonal = tours.filter(({ calendar }) => calendar?.seasons?.some(({ prices }) => prices));
    expect(seasonal.length).toBeGreaterThanOrEqual(4);
    expect(closedDays.map(({ from }) => from)).toEqual(["04-13", "2027-03-08"]);
  });

  it("are found by the site's chips", () => {
    const names = allTours.tours.map(({ name }) => name.en.toLowerCase());
    for (const word of ["phi phi", "james bond", "rental", "similan", "elephant", "guide", "zipline"]) {
      expect(
        names.some((name) => name.includes(word)),
        word,
      ).toBe(true);
    }
  });
});

it("a promo that names a tour names one that there is", () => {
  const names = Object.values(allTours).flatMap((list) => list.map(({ name }) => name.en));
  const named = promos.flatMap(({ tour }) => tour ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect(names).toEqual(expect.arrayContaining(named));
});

describe("pictures", () => {
  const used = [
    ...tours.flatMap(({ images }) => images),
    ...promos.map(({ image }) => image),
    ...blogs.map(({ image }) => image),
    ...home.slides.map(({ picture }) => picture),
    ...home.gallery.map(({ path }) => path),
    home.about_picture,
  ];

  //
  it("are those of eight slides, of the gallery and of the office on the home page", () => {
    expect(home.slides).toHaveLength(8);
    expect(new Set(used.filter((file) => file.startsWith("home-"))).size).toBe(8 + 11 + 1);
  });

  it("are all drawn, from sixty scenes or more", () => {
    const files = [...new Set(used)];
    expect(files.filter((file) => !existsSync(join(pictures, file)))).toEqual([]);
    expect(readdirSync(pictures).filter((file) => !used.includes(file))).toEqual([]);
    expect(new Set(used.map((name) => name.replace(/-\w+\.webp$/, ""))).size).toBeGreaterThanOrEqual(60);
  });

  it("are small enough to come with the project", () => {
    const bytes = readdirSync(pictures).reduce((sum, file) => sum + statSync(join(pictures, file)).size, 0);
    expect(bytes).toBeLessThan(15_000_000);
  });
});

describe("a file that is not as it should be", () => {
  const tour = "tours/01-phi-phi-islands-maya-bay.yaml";
  let dir = "";
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "ombak-demo-"));
    cpSync(join(import.meta.dirname, "../../prisma/demo"), dir, {
      recursive: true,
      filter: (file) => !file.endsWith(".webp"),
    });
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it.each([
    [
      "a shared text that is not there",
      /fares\.adult$/m,
      "fares.adlt",
      /prices\.0\.service_type: .*fares\.adlt/,
    ],
    ["a text without English", / {2}en: 1 day .*\n/, "", /duration/],
    ["a misspelt key", /^starting_price:/m, "starting_prise:", /starting_prise/],
    ["a price below nothing", /^starting_price: \d+/m, "starting_price: -1", /starting_price/],
    ["a word where a number belongs", /^rate: .*/m, "rate: high", /rate/],
    ["a value that the API refuses", /^currency: THB/m, `currency: ${"x".repeat(30)}`, /currency/],
    ["no YAML", /^name:/m, "name: [", /not valid YAML/],
  ])("is named with the place: %s", (_, before, after, expected) => {
    const text = readFileSync(join(dir, tour), "utf8");
    expect(text).toMatch(before);
    writeFileSync(join(dir, tour), text.replace(before, after));
    const read = () => readDemoContent(pathToFileURL(`${dir}/`));
    expect(read).toThrow(tour);
    expect(read).toThrow(expected);
  });
});
