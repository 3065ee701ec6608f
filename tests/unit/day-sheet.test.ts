import { generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { languages } from "@/lib/i18n/languages";
import { type AnsweredRequest, confirmationText, passOfAnswer } from "@/lib/requests/answers";
import { crewMessage } from "@/lib/requests/crew-message";
import { closedPeriodOn, headcount, readSheetText, sheetDays, sheetOfDay } from "@/lib/requests/day-sheet";
import type { DeskTour } from "@/lib/requests/desk-tour";
import { deskWords } from "@/lib/requests/desk-words";
import { knownTours } from "@/lib/requests/known-tours";
import { proposedCodes, proposedName } from "@/lib/tours/pickup-areas/proposals";
import { encodePass, passPath } from "@/lib/trip-pass/pass-code";
import { passDigest, signedPrefix } from "@/lib/trip-pass/verify-pass";
import { demoTours } from "../setup/demo-content";
import { timeWithin } from "../setup/measure";

const tours = demoTours.slice(0, 4).map(
  (tour, index): DeskTour => ({
    id: index + 1,
    name: tour.name,
    code: tour.code ?? null,
    currency: "THB",
    visible: true,
    facts: {},
    images: [],
    prices: (tour.prices ?? []).map(({ service_type, description, price, kind = null }, line) => ({
      id: index * 10 + line,
      service_type,
      description: description ?? { en: "" },
      price,
      kind: kind as DeskTour["prices"][number]["kind"],
    })),
    itineraries: [],
    days: new Map(),
  }),
);
const words = deskWords(proposedCodes.map((code) => ({ code, name: proposedName(code), surcharge: null })));
const known = knownTours(tours);
const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const keys = [
  {
    id: "testkey1",
    public_key: publicKey.export({ type: "spki", format: "der" }).subarray(-32).toString("base64url"),
  },
];

function answered(number: number): AnsweredRequest {
  const letters = "ABCDEFGHJK";
  return {
    reference: `OA-7K3M${letters[Math.floor(number / 10)]}${letters[number % 10]}`,
    fullName: `Guest ${number}`,
    hotel: number % 2 ? "Patong Beach Hotel" : "Kata Palm",
    notes: number % 3 ? "" : "Vegetarian\nс детьми 🐘",
    note: "",
    tours: [tours[number % tours.length]].flatMap((tour) =>
      tour
        ? [
            {
              tour,
              day: "2027-03-06",
              counts: { [tour.prices[0]?.id ?? 0]: 2, [tour.prices[1]?.id ?? 0]: 1 },
              prices: Object.fromEntries(tour.prices.map(({ id, price }) => [id, price])),
              total: null,
              pickup: `0${6 + (number % 3)}:30-0${7 + (number % 3)}:00`,
              area: "",
              meeting: "Royal Phuket Marina",
              mapLink: "https://maps.example/x",
            },
          ]
        : [],
    ),
  };
}

async function passLinkOf(number: number): Promise<string> {
  const pass = passOfAnswer(answered(number), languages[number % 3] ?? "en");
  const content = await encodePass(pass);
  const digest = Buffer.from(await passDigest(content), "base64url");
  const signature = sign(null, Buffer.concat([signedPrefix, digest]), privateKey).toString("base64url");
  return `https://ombak-andaman.example${passPath(pass.language, { key: "testkey1", content, signature })}`;
}

const read = (text: string) => readSheetText(text, { words, tours: known, keys });

describe("the day sheet", () => {
  it.each(languages)("reads confirmations as the reply desk writes them, in %s", async (language) => {
    const texts = [1, 2, 3].map((number) =>
      confirmationText(passOfAnswer(answered(number), language), words[language], ""),
    );
    const { guests, refused } = await read(texts.join("\n\n"));
    expect(refused).toEqual([]);
    expect(
      guests.map(({ reference, fullName, hotel, notes }) => ({ reference, fullName, hotel, notes })),
    ).toEqual(
      [1, 2, 3].map((number) => {
        const { reference, fullName, hotel, notes } = answered(number);
        return { reference, fullName, hotel, notes };
      }),
    );
    expect(
      guests.map(({ tour }) => [tour.id, tour.day, tour.pickup, tour.lines.map(({ count }) => count)]),
    ).toEqual(
      [1, 2, 3].map((number) => [(number % 4) + 1, "2027-03-06", answered(number).tours[0]?.pickup, [2, 1]]),
    );
    expect(guests.map(({ tour }) => tour.area)).toEqual(["patong", "kata", "patong"]);
  });

  it("takes 40 passes in two seconds, by tour, then pick-up", async () => {
    const links = await Promise.all(Array.from({ length: 40 }, (_, number) => passLinkOf(number)));
    const readSheet = async () => {
      const { guests } = await read(links.join("\n"));
      return { guests, sheet: sheetOfDay(guests, "2027-03-06", ({ name }) => name) };
    };
    expect(await timeWithin(2_000, readSheet)).toBeLessThan(2_000);
    const { guests, sheet } = await readSheet();
    expect(guests).toHaveLength(40);
    expect(sheetDays(guests)).toEqual(["2027-03-06"]);
    expect(sheet.map(({ guests: group }) => group.length)).toEqual([10, 10, 10, 10]);
    for (const { guests: group, people } of sheet) {
      const times = group.map(({ tour }) => tour.pickup);
      expect(times).toEqual(times.toSorted());
      expect(people).toEqual(headcount(group));
    }
    const message = crewMessage(sheet, "2027-03-06", "id", words.id);
    expect(message).toContain("30 orang");
    expect(message).toContain("⚠️ Vegetarian с детьми 🐘");
  });

  it("refuses an altered pass and the text around the pass", async () => {
    const link = await passLinkOf(1);
    const altered = `${link.slice(0, -5)}${link.at(-5) === "A" ? "B" : "A"}${link.slice(-4)}`;
    const text = confirmationText(passOfAnswer(answered(1), "en"), words.en, altered);
    const { guests, refused } = await read(text);
    expect([guests, refused.map(({ reason }) => reason)]).toEqual([[], ["altered"]]);
  });

  it("takes a guest once where the message holds the pass", async () => {
    const text = confirmationText(passOfAnswer(answered(1), "en"), words.en, await passLinkOf(1));
    const { guests } = await read(text);
    expect(guests.map(({ source }) => source)).toEqual(["pass"]);
  });

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
});
