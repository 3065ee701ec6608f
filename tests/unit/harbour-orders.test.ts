import { describe, expect, it } from "vitest";
import { boardTours } from "@/components/admin/harbour/concerned-tours";
import { languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import type { SeaTour } from "@/lib/tours/closures/closure";
import {
  type HarbourOrder,
  harbourOrder,
  type OrderedTour,
  verdictOf,
} from "@/lib/tours/closures/harbour-order";
import { type OrderNote, orderNoteText } from "@/lib/tours/closures/order-note";
import { orderReason } from "@/lib/tours/closures/order-words";
import { factsInput } from "@/lib/tours/facts/schema";

const waters = {
  racha: "outer",
  "phi-phi": "outer",
  similan: "outer",
  "koh-lon": "bay",
  "koh-hey": "bay",
  "phang-nga-bay": "bay",
  temple: "land",
} as const;

type Stop = keyof typeof waters;

const tour = (length: number | null, ...stops: Stop[]): OrderedTour => ({
  facts: { vessel: "speedboat", ...(length !== null && { boat_length: length }) },
  stops: stops.map((place) => ({ place, waters: waters[place] })),
});

const lengths = [7.5, 8.9, 9, 9.5, 10, 12, 23.9, 24, 30];
const destinations: Stop[][] = [["racha", "koh-hey"], ["phi-phi"], ["koh-lon"], ["phang-nga-bay", "temple"]];

/** Forty tours: nine lengths of boats to four destinations, and four that no order closes. */
const fleet = [
  ...destinations.flatMap((stops) => lengths.map((length) => tour(length, ...stops))),
  tour(null, "phi-phi"),
  { facts: { vessel: "none" }, stops: [{ place: "temple", waters: "land" }] },
  { facts: { vessel: "longtail", sea: "none", boat_length: 8 }, stops: [] },
  { facts: {}, stops: [{ place: "temple", waters: "land" }] },
] satisfies OrderedTour[];

const order = (written: Partial<HarbourOrder>) =>
  harbourOrder.parse({ under: null, waters: "outer", ...written });

const toRachaAndPhiPhi = { closed: ["racha", "phi-phi"], open: ["koh-lon", "koh-hey"] };
const isOuter = ({ stops }: OrderedTour) =>
  stops.some(({ place }) => place === "racha" || place === "phi-phi");
const closes = (length: number | null, place: string) => ({ verdict: "closed", length, place });
const misses = (...miss: string[]) => ({ verdict: "missing", miss });
const isLong = (length: number) => ({ verdict: "long", length });
const inBay = tour(8, "koh-lon");

const isShort = (under: number) => (each: OrderedTour) =>
  each.facts.vessel === "speedboat" && (each.facts.boat_length ?? under) < under;

describe("an order of the harbour office", () => {
  //
  it.each([
    ["2015: under 9 m not to Racha and Phi Phi", order({ under: 9, ...toRachaAndPhiPhi }), isOuter, 9],
    ["2015, later: under 24 m", order({ under: 24, ...toRachaAndPhiPhi }), isOuter, 24],
    [
      "2018: under 10 m, Phang Nga Bay and Koh Lon stay open",
      order({ under: 10, closed: ["phi-phi", "racha"], open: ["phang-nga-bay", "koh-lon"] }),
      isOuter,
      10,
    ],
    ["2023: all boats under 10 m", order({ under: 10, waters: "all" }), () => true, 10],
  ])("closes exactly the right ones of forty tours (%s)", (_, written, isThere, under) => {
    expect(fleet).toHaveLength(40);
    const closed = fleet.filter((each) => verdictOf(written, each).verdict === "closed");
    expect(closed).toEqual(fleet.filter((each) => isThere(each) && isShort(under)(each)));
    expect(closed.length).toBeGreaterThan(0);
  });

  //
  it.each<[string, OrderedTour, Partial<HarbourOrder>, object]>([
    ["says which boat and place", tour(11, "temple", "phi-phi"), { under: 12 }, closes(11, "phi-phi")],
    ["misses the length of a boat", tour(null, "phi-phi"), { under: 12 }, misses("boat_length")],
    ["needs no length to close all boats", tour(null, "phi-phi"), {}, closes(null, "phi-phi")],
    ["needs no waters of a long boat", { facts: { boat_length: 30 }, stops: [] }, { under: 12 }, isLong(30)],
    ["misses the waters", { facts: { boat_length: 8 }, stops: [] }, { under: 12 }, misses("waters")],
    ["misses both", { facts: {}, stops: [] }, { under: 12 }, misses("boat_length", "waters")],
    [
      "takes the sea of the tour for a stop without waters",
      { facts: { sea: "open", boat_length: 8 }, stops: [{ place: "x", waters: null }] },
      { under: 9 },
      closes(8, "x"),
    ],
    ["closes the bays as well", inBay, { under: 9, waters: "outer_bay" }, closes(8, "koh-lon")],
    [
      "leaves a named place open",
      inBay,
      { under: 9, waters: "all", open: ["koh-lon"] },
      { verdict: "elsewhere" },
    ],
    ["is not for a boat of that length", tour(9, "phi-phi"), { under: 9 }, isLong(9)],
  ])("%s", (_, each, written, verdict) => {
    expect(verdictOf(order(written), each)).toEqual(verdict);
  });

  //
  it("groups the tours of the board by the meaning of the order for each tour, with the reason", () => {
    const named = (id: number, name: string, { facts, stops }: OrderedTour): SeaTour => ({
      id,
      name,
      tour_type: 1,
      sea: facts.sea ?? null,
      facts,
      stops: [...stops],
    });
    const tours = [
      named(1, "Short", tour(9.5, "phi-phi")),
      named(2, "Long", tour(18, "phi-phi")),
      named(3, "Unknown", tour(null, "phi-phi")),
      named(4, "Bay", tour(8, "koh-lon")),
    ];
    const places = [{ code: "phi-phi", name: "Phi Phi" }];
    const board = boardTours(tours, "harbour", order({ under: 10 }), places);
    expect(board.map(({ group, why }) => [group, why])).toEqual([
      ["concerned", "kapal 9,5 m, Phi Phi"],
      ["others", "kapal 18 m, cukup panjang"],
      ["missing", "Panjang kapal belum disebut"],
      ["others", "Perairannya tetap buka"],
    ]);
  });

  //
  it("is told in its own words in three languages", () => {
    const written = order({ under: 10, closed: ["racha"], open: ["koh-lon"] });
    const nameOf = (code: string) => code.toUpperCase();
    const reasons = languages.map((language) =>
      orderReason(written, nameOf, language, messagesOf(language, "closure").order),
    );
    expect(reasons.toSorted()).toEqual([
      "Boats under 10 m may not leave for the open sea (harbour office). Closed: RACHA. Open: KOH-LON.",
      "Kapal di bawah 10 m dilarang berlayar ke laut lepas (syahbandar). Ditutup: RACHA. Tetap buka: KOH-LON.",
      "Судам короче 10 м запрещён выход в открытое море (портовые власти). Закрыты: RACHA. Открыты: KOH-LON.",
    ]);
    const note: OrderNote = {
      order: order({ under: 10, waters: "all" }),
      verdict: { verdict: "long", length: 18 },
      vessel: "catamaran",
      days: ["2027-06-07"],
    };
    expect(orderNoteText(note, "en")).toBe(
      "Boats under 10 m may not leave on 7 June (harbour office). This catamaran of 18 m runs.",
    );
    expect(orderNoteText(note, "ru")).toBe(
      "Судам короче 10 м запрещён выход 7 июня (портовые власти). Этот катамаран длиной 18 м выходит.",
    );
  });

  //
  it.each([
    [{ under: 2.9 }, false],
    [{ under: 200.1 }, false],
    [{ under: 9.55 }, false],
    [{ under: 9.5 }, true],
    [{ waters: "lake" }, false],
    [{ closed: ["Not a code"] }, false],
  ])("has the form %j: %s", (written, isValid) => {
    expect(harbourOrder.safeParse({ under: null, waters: "outer", ...written }).success).toBe(isValid);
  });

  //
  it.each([
    [{ boat_length: 11.5, places: { most: 35, infants: "uncounted" } }, true],
    [{ boat_length: 2 }, false],
    [{ boat_length: 11.55 }, false],
    [{ places: { most: 0 } }, false],
    [{ places: { most: 501 } }, false],
    [{ places: { infants: "counted" } }, false],
  ])("asks for facts such as %j: %s", (facts, isValid) => {
    expect(factsInput.safeParse(facts).success).toBe(isValid);
  });
});
