import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writtenDay } from "@/lib/core/calendar/day-texts";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { knownTours } from "@/lib/requests/reading/known-tours";
import { closedTourText, confirmationText, passOfReply, type Reply } from "@/lib/requests/reply/reply";
import { crewMessage } from "@/lib/requests/sheet/crew-message";
import { readSheetText } from "@/lib/requests/sheet/read-sheet";
import {
  addToSheet,
  closedPeriodOn,
  emptySheet,
  headcount,
  type Sheet,
  sheetDays,
  sheetOfDay,
  takenPlaces,
} from "@/lib/requests/sheet/sheet";
import type { SeaTour } from "@/lib/tours/closures/closure";
import { closureSentence } from "@/lib/tours/closures/closure-sentence";
import { timeWithin } from "../setup/measure";
import { deskTours, passKey, passLink, replyItem, deskWords as words } from "./desk-passes";

const tours = deskTours(4);
const known = knownTours(tours);
const keys = [passKey];

function reply(number: number): Reply {
  const letters = "ABCDEFGHJK";
  return {
    reference: `OA-7K3M${letters[Math.floor(number / 10)]}${letters[number % 10]}`,
    fullName: `Guest ${number}`,
    phone: number % 2 ? "+62 812 3456 7890" : "",
    nationality: "RU",
    hotel: number % 2 ? "Patong Beach Hotel" : "Kata Palm",
    notes: number % 3 ? "" : "Vegetarian\nс детьми 🐘",
    note: "",
    tours: tours.slice(number % tours.length, (number % tours.length) + 1).map((tour) =>
      replyItem(tour, {
        counts: { [tour.prices[0]?.id ?? 0]: 2, [tour.prices[1]?.id ?? 0]: 1 },
        paid: 500,
        pickup: `0${6 + (number % 3)}:30-0${7 + (number % 3)}:00`,
        meeting: "Royal Phuket Marina",
        mapLink: "https://maps.example/x",
      }),
    ),
  };
}

const passLinkOf = (number: number) => passLink(passOfReply(reply(number), languages[number % 3] ?? "en"));

const read = async (text: string) =>
  addToSheet(emptySheet, await readSheetText(text, { words, tours: known, keys }));
const guestsOf = ({ bookings }: Sheet) => bookings.flatMap(({ guests }) => guests);

describe("the day sheet", () => {
  //
  it.each(languages)("reads confirmations as the reply desk writes them, in %s", async (language) => {
    const texts = [1, 2, 3].map((number) =>
      confirmationText(passOfReply(reply(number), language), words[language], ""),
    );
    const sheet = await read(texts.join("\n\n"));
    const guests = guestsOf(sheet);
    expect(sheet.leftOut).toEqual([]);
    expect(
      guests.map(({ reference, fullName, phone, hotel, notes }) => ({
        reference,
        fullName,
        phone,
        hotel,
        notes,
      })),
    ).toEqual(
      [1, 2, 3].map((number) => {
        const { reference, fullName, phone, hotel, notes } = reply(number);
        return { reference, fullName, phone, hotel, notes };
      }),
    );
    expect(
      guests.map(({ tour }) => [tour.id, tour.day, tour.pickup, tour.lines.map(({ count }) => count)]),
    ).toEqual(
      [1, 2, 3].map((number) => [(number % 4) + 1, "2027-03-06", reply(number).tours[0]?.pickup, [2, 1]]),
    );
    expect(guests.map(({ tour }) => tour.area)).toEqual(["patong", "kata", "patong"]);
    const agreed = [1, 2, 3].flatMap((number) => passOfReply(reply(number), language).tours);
    expect(guests.map(({ tour }) => [tour.total, tour.paid])).toEqual(
      agreed.map(({ total, paid }) => [total, paid]),
    );
  });

  //
  it("takes 40 passes in two seconds, by tour, then pick-up", async () => {
    const links = await Promise.all(Array.from({ length: 40 }, (_, number) => passLinkOf(number)));
    const readSheet = async () => {
      const { bookings } = await read(links.join("\n"));
      return { bookings, sheet: sheetOfDay(bookings, "2027-03-06", ({ name }) => name, ["kata", "patong"]) };
    };
    expect(await timeWithin(2_000, readSheet)).toBeLessThan(2_000);
    const { bookings, sheet } = await readSheet();
    expect(bookings).toHaveLength(40);
    expect(sheetDays(bookings)).toEqual(["2027-03-06"]);
    expect(sheet.map(({ rows }) => rows.length)).toEqual([10, 10, 10, 10]);
    for (const { rows, people } of sheet) {
      const group = rows.map(({ guest }) => guest);
      const times = group.map(({ tour }) => tour.pickup);
      expect(times).toEqual(times.toSorted());
      expect(people).toEqual(headcount(group));
    }
    const message = crewMessage(sheet, "2027-03-06", "id", words.id, ({ name }) => name);
    expect(message).toContain("30 orang");
    expect(message).toContain("⚠️ vegetarian: “Vegetarian с детьми 🐘”");
  });

  //
  it("refuses an altered pass and the text around the pass", async () => {
    const link = await passLinkOf(1);
    const altered = `${link.slice(0, -5)}${link.at(-5) === "A" ? "B" : "A"}${link.slice(-4)}`;
    const text = confirmationText(passOfReply(reply(1), "en"), words.en, altered);
    const { bookings, leftOut } = await read(text);
    expect([bookings, leftOut.map(({ reason }) => reason)]).toEqual([[], ["altered"]]);
  });

  //
  it("takes a guest once where the message holds the pass", async () => {
    const text = confirmationText(passOfReply(reply(1), "en"), words.en, await passLinkOf(1));
    const { bookings, leftOut } = await read(text);
    expect([bookings.map(({ source }) => source), leftOut]).toEqual([["pass"], []]);
  });

  //
  it("names the period that closes a tour on the day", () => {
    const dock = { from: "2027-03-05", until: "2027-03-07", reason: { en: "Dry dock" } };
    const closed = [{ id: 2, periods: [{ from: "12-24", until: "12-26", reason: null }, dock] }];
    const on = (key: string, day: string) => closedPeriodOn(closed, { key }, day);
    expect(on("2", "2027-03-06")).toBe(dock);
    expect(on("2", "2027-12-25")).toMatchObject({ reason: null });
    expect([on("2", "2027-03-08"), on("1", "2027-03-06"), on("Phi Phi", "2027-03-06")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  //
  it.each(languages)("tells a guest of a closed tour so in whole sentences, in %s", (language) => {
    const closed = { title: "Phi Phi", day: "2027-03-06" };
    const told = (reason: string) =>
      closedTourText(reply(1), { ...closed, reason }, language, words[language]).split("\n\n");
    for (const [reason, sentence] of [
      ["Wind and waves", "Wind and waves."],
      [" Badai! ", "Badai!"],
      ["Шторм (сильный ветер)", "Шторм (сильный ветер)."],
    ] as const) {
      const [hello, said, other, reference] = told(reason);
      expect(hello).toContain("Guest 1");
      expect(said).toContain("Phi Phi");
      expect(said).toContain(writtenDay(closed.day, language));
      expect(said?.endsWith(sentence)).toBe(true);
      expect([other, reference]).toEqual([
        words[language].replies.anotherDay,
        `${words[language].booking.reference}: OA-7K3MAB`,
      ]);
    }
    expect(told("")[1]).toMatch(/[^.]\.$/);
  });
});

//
describe("the sentence of a closing for its guests", () => {
  const sentence = (language: Language, seas: SeaTour["sea"][], reason: string) =>
    closureSentence(
      {
        days: ["2027-03-05", "2027-03-06"],
        reason: { en: reason },
        tours: seas.map((sea, id) => ({ id, name: "x", tour_type: 1, sea })),
      },
      language,
      {
        hello: messagesOf(language, "requests").helloOnly,
        anotherDay: messagesOf(language, "requests").anotherDay,
        ...messagesOf(language, "closure"),
      },
    );

  it("speaks of tours at sea only if each closed tour goes to sea, and ends each sentence", () => {
    const seas = fc.array(fc.constantFrom("open", "sheltered", "none", null), { maxLength: 4 });
    const reasons = fc.constantFrom("Wind", "Wind.", "Badai!", "Шторм…", "Why?");
    fc.assert(
      fc.property(fc.constantFrom(...languages), seas, reasons, (language, each, reason) => {
        const text = sentence(language, each, reason);
        const isAtSea = each.length > 0 && each.every((sea) => sea === "open" || sea === "sheltered");
        expect(/\bsea\b|laut|морск/.test(text)).toBe(isAtSea);
        expect(text).not.toMatch(/[.!?…]\.|Wind [A-Z]/);
        expect(text).toContain(/[.!?…]$/.test(reason) ? `${reason} ` : `${reason}. `);
      }),
    );
  });
});

//
it.each([
  ["counted", 8],
  ["uncounted", 6],
] as const)("the places of a boat where infants are %s: %i", (infants, taken) => {
  expect(takenPlaces({ adult: 3, child: 2, infant: 2, other: 1 }, infants)).toBe(taken);
});
