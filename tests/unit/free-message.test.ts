import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weekdayOf } from "@/lib/core/calendar/days";
import { formatDayPart } from "@/lib/core/format";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { readFreeMessage } from "@/lib/requests/reading/free-message";
import type { GuestRequest } from "@/lib/requests/reading/guest-request";
import { knownTours } from "@/lib/requests/reading/known-tours";
import { demoTours } from "../setup/demo-content";
import { deskWords as words } from "./desk-passes";

const known = knownTours(
  demoTours.map(({ name, code }, index) => ({ id: index + 1, name, code: code ?? null })),
);
/** A Wednesday. */
const today = "2027-03-03";
const friday = "2027-03-05";
const read = (text: string) => readFreeMessage(text, { words, tours: known, today });
const peopleOf = ({ tours: [tour] }: GuestRequest) =>
  Object.fromEntries((tour?.lines ?? []).map(({ onlyFor, count }) => [onlyFor, count]));

describe("a free message", () => {
  //
  it.each([
    ["en", "2 adults and a kid on Friday, Kata"],
    ["id", "dua dewasa dan satu anak hari Jumat, jemput di Kata"],
    ["ru", "2 взрослых и ребёнок в пятницу, Ката"],
    ["ru", "Двое взрослых с ребенком, в пятницу, из Каты"],
    ["id", "2 orang dewasa + 1 anak, Jumat, Kata"],
  ] as const)("in %s is read as numbers, day and area: %s", (language, text) => {
    const request = read(text);
    expect(request.language).toBe(language);
    expect(peopleOf(request)).toEqual({ adult: 2, child: 1 });
    expect(request.tours.map(({ id, day }) => [id, day])).toEqual([[null, friday]]);
    expect(request.readAs.flatMap((each) => (each.part === "area" ? each.area : []))).toEqual(["kata"]);
    expect(request.ownWords).toEqual([]);
  });

  //
  it.each([
    ["6 March", "2027-03-06"],
    ["March 6th", "2027-03-06"],
    ["3 Maret", "2028-03-03"],
    ["6 марта 2028", "2028-03-06"],
    ["on 06.03.2027", "2027-03-06"],
    ["tomorrow", "2027-03-04"],
    ["lusa", "2027-03-05"],
    ["послезавтра", "2027-03-05"],
    ["Wednesday", "2027-03-10"],
    ["hari Minggu", "2027-03-07"],
    ["next Friday", null],
    ["Jumat depan", null],
    ["в следующую пятницу", null],
    ["Friday or Saturday", null],
    ["6-8 March", null],
    ["31 February", null],
    ["2 weeks", null],
  ])("with the day %s is read as %s, and a day that is not read stays in the guest's words", (text, day) => {
    const request = read(`2 adults ${text}`);
    expect(request.tours[0]?.day).toBe(day);
    if (day === null) expect(request.ownWords).toEqual([`2 adults ${text}`]);
  });

  //
  it("names a tour by its name, by the beginning of the name or by the code", () => {
    for (const [index, { name, code }] of demoTours.entries()) {
      for (const text of [...Object.values(name), code ?? name.en]) {
        const request = read(`Hi! Is “${text}” possible for 2 adults?`);
        expect([text, request.tours.map(({ id }) => id)]).toEqual([text, [index + 1]]);
        expect(peopleOf(request)).toEqual({ adult: 2 });
      }
    }
    expect(read("the similan islands please").tours).toHaveLength(1);
    expect(read("phi phi please").tours).toEqual([]);
  });

  const spoken: Record<Language, Record<"adult" | "child" | "infant", (count: number) => string>> = {
    en: { adult: (n) => `${n} adults`, child: (n) => `${n} kids`, infant: (n) => `${n} babies` },
    id: { adult: (n) => `${n} orang dewasa`, child: (n) => `${n} anak`, infant: (n) => `${n} bayi` },
    ru: { adult: (n) => `${n} взрослых`, child: (n) => `${n} детей`, infant: (n) => `${n} младенца` },
  };
  const counts = fc.record({
    adult: fc.integer({ min: 0, max: 12 }),
    child: fc.integer({ min: 0, max: 12 }),
    infant: fc.integer({ min: 0, max: 12 }),
  });
  const own = fc.constantFrom(
    "we have an allergy to nuts",
    "Kami menginap dekat pantai",
    "А есть трансфер?",
    "",
  );
  const dayNumber = fc.integer({ min: 1, max: 7 });

  //
  it("is read alike in any order of its parts, and keeps every other line in the guest's words", () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    const separator = fc.constantFrom(", ", "\n", " \r\n", "; ");
    const language = fc.constantFrom(...languages);
    fc.assert(
      fc.property(
        language,
        counts,
        dayNumber,
        own,
        order,
        separator,
        (each, people, ahead, line, places, by) => {
          const day = `2027-03-${String(3 + ahead).padStart(2, "0")}`;
          const weekday = formatDayPart(day, "weekday", each);
          const parts = [
            ...(["adult", "child", "infant"] as const).map((who) =>
              people[who] > 0 ? spoken[each][who](people[who]) : "",
            ),
            each === "id" ? `hari ${weekday}` : weekday,
            "Kata",
            line === "" ? "" : `\n${line}\n`,
          ];
          const text = places
            .map((place) => parts[place])
            .filter(Boolean)
            .join(by);
          const request = read(text);
          const said = Object.fromEntries(Object.entries(people).filter(([, count]) => count > 0));
          expect(peopleOf(request)).toEqual(said);
          expect(request.tours[0]?.day).toBe(day);
          expect(request.hotel).toBe("Kata");
          expect(request.ownWords).toEqual(line === "" ? [] : [line]);
          expect(weekdayOf(day)).toBe(((2 + ahead) % 7) + 1);
        },
      ),
      { numRuns: 300 },
    );
  });

  //
  it("is never read silently: each value is named with the guest's words, and every line is read or shown", () => {
    const piece = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 12 }),
      fc.constantFrom(
        "2 adults",
        "3",
        "dewasa",
        "Friday",
        "пятницу",
        " 6 March",
        "Kata",
        "Patong",
        "ребёнок",
        "\n",
      ),
      fc.constantFrom(
        "+66 81 234 5678",
        "a@b.co",
        "Similan Islands",
        "PKT-01",
        "1 anak",
        "2 kids",
        "next",
        " - ",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join(" ");
        const request = read(text);
        for (const { written } of request.readAs) expect(text).toContain(written);
        const parts = request.readAs.map(({ part }) => part);
        const [tour] = request.tours;
        expect([
          parts.includes("day"),
          parts.includes("area"),
          parts.includes("people"),
          parts.includes("phone"),
          parts.includes("email"),
        ]).toEqual([
          (tour?.day ?? null) !== null || (request.tours.length === 0 && parts.includes("day")),
          request.hotel !== "",
          (tour?.lines.length ?? 0) > 0,
          request.phone !== "",
          request.email !== "",
        ]);
        const shown = [...request.ownWords, ...request.readAs.map(({ written }) => written)].join("\n");
        for (const word of text.match(/[\p{L}\p{N}]{7,}/gu) ?? []) expect(shown).toContain(word);
      }),
      { numRuns: 500 },
    );
  });

  it("is read in a time that grows with its letters alone", () => {
    const floods = [
      "1 abc ",
      "a ",
      "6 March ",
      "2 adults ",
      "Kata ",
      "Friday ",
      "phi phi ",
      "+1 ",
      "a@",
      "x.",
      "1 - ",
    ];
    for (const flood of floods) {
      const began = performance.now();
      read(flood.repeat(20_000 / flood.length));
      expect(performance.now() - began).toBeLessThan(3_000);
    }
  });
});
