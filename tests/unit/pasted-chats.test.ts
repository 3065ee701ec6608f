import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bookingMessage } from "@/lib/booking/booking";
import { localize } from "@/lib/core/content/localized-text";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { readChat } from "@/lib/requests/reading/chat-pieces";
import { knownTours } from "@/lib/requests/reading/known-tours";
import { longestReadText } from "@/lib/requests/reading/message-text";
import { readDeskRequests } from "@/lib/requests/reply/desk-requests";
import type { DeskTour } from "@/lib/requests/reply/desk-tour";
import {
  closedTourText,
  confirmationText,
  declineText,
  otherDayText,
  passOfReply,
  questionText,
  type Reply,
} from "@/lib/requests/reply/reply";
import { readSheetText, type SheetBooking } from "@/lib/requests/sheet/read-sheet";
import { addToSheet, emptySheet, type Sheet, takeLeftOut } from "@/lib/requests/sheet/sheet";
import { blankGuest } from "../setup/blank-pass";
import { processorTimeWithin } from "../setup/measure";
import { deskTours, passKey, passLink, replyItem, deskWords as words } from "./desk-passes";

const tours = deskTours(6);
const known = knownTours(tours);
const keys = [passKey];

interface ChatGuest {
  reference: string;
  fullName: string;
  tour: DeskTour;
  language: Language;
  people: number;
}

const firstDay = "2027-03-06";
const secondDay = "2027-03-08";

const [firstTour] = tours;
if (!firstTour) throw new Error("There is no demo content.");

const firstLine = (tour: DeskTour) => tour.prices[0]?.id ?? 0;

function replyTo({ reference, fullName, tour, people }: ChatGuest, day: string): Reply {
  return {
    ...blankGuest,
    reference,
    fullName,
    phone: "+62 812 3456 7890",
    nationality: "ID",
    hotel: "Kata Palm",
    tours: [replyItem(tour, { day, counts: { [firstLine(tour)]: people }, area: "kata" })],
  };
}

function requestText({ reference, fullName, tour, language, people }: ChatGuest): string {
  const prices = tour.prices.map(({ id, service_type, description, price }) => ({
    id,
    service: localize(service_type, language).text,
    description: localize(description, language).text,
    price,
  }));
  const booked = {
    id: tour.id,
    name: localize(tour.name, language).text,
    code: tour.code,
    currency: "THB",
    prices,
  };
  const visitor = { fullName, email: "anna@example.com", phone: "", nationality: "ID", hotel: "Kata Palm" };
  const booking = { ...visitor, date: firstDay, notes: "", quantities: { [firstLine(tour)]: people } };
  return bookingMessage(words[language].booking, language, booked, booking, reference);
}

const linkOf = (guest: ChatGuest, day: string) => passLink(passOfReply(replyTo(guest, day), guest.language));

const confirmation = (guest: ChatGuest, day: string, link = "") =>
  confirmationText(passOfReply(replyTo(guest, day), guest.language), words[guest.language], link);

/** Writes each kind of piece that a chat with a guest can hold. */
const pieceKinds = {
  request: requestText,
  confirmation: (guest: ChatGuest) => confirmation(guest, firstDay),
  laterConfirmation: (guest: ChatGuest) => confirmation(guest, secondDay),
  confirmationWithPass: async (guest: ChatGuest) =>
    confirmation(guest, firstDay, await linkOf(guest, firstDay)),
  pass: (guest: ChatGuest) => linkOf(guest, firstDay),
  alteredPass: async (guest: ChatGuest) => {
    const link = await linkOf(guest, firstDay);
    return `${link.slice(0, -5)}${link.at(-5) === "A" ? "B" : "A"}${link.slice(-4)}`;
  },
  otherDay: (guest: ChatGuest) =>
    otherDayText(replyTo(guest, firstDay), guest.language, words[guest.language], [
      { tour: guest.tour, day: firstDay, days: ["2027-03-07", secondDay] },
    ]),
  ask: (guest: ChatGuest) => questionText(replyTo(guest, firstDay), words[guest.language], ["hotel"]),
  decline: (guest: ChatGuest) =>
    declineText(replyTo(guest, firstDay), guest.language, words[guest.language], "full"),
  closedTour: ({ tour, language, ...of }: ChatGuest) => {
    const title = localize(tour.name, language).text;
    const closed = { title, day: firstDay, reason: "Wind and waves are too strong" };
    return closedTourText(of, closed, language, words[language]);
  },
  words: () => "Ok, thank you! We are on the way 🙏",
} satisfies Record<string, (guest: ChatGuest) => string | Promise<string>>;

type PieceKind = keyof typeof pieceKinds;

const names = ["Anna Petrova", "Анна Петрова", "محمد بن سلمان", "Ni Luh Putu Sari", "O'Brien-Smith"];
const guest = fc.record({
  fullName: fc.constantFrom(...names),
  tour: fc.constantFrom(...tours),
  language: fc.constantFrom(...languages),
  people: fc.integer({ min: 1, max: 9 }),
});
const references = fc.uniqueArray(fc.stringMatching(/^OA-[2-9A-HJKMNP-Z]{6}$/), {
  minLength: 4,
  maxLength: 4,
});
const chats = fc
  .tuple(
    references,
    fc.array(guest, { minLength: 1, maxLength: 4 }),
    fc.array(fc.tuple(fc.nat(3), fc.constantFrom(...(Object.keys(pieceKinds) as PieceKind[]))), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.constantFrom("\n", "\n\n", "\n \n\n"),
    fc.constantFrom("\n", "\r\n"),
  )
  .map(([codes, guests, pieces, between, lineEnd]) => ({
    guests: guests.map((each, index): ChatGuest => ({ ...each, reference: codes[index] ?? "" })),
    pieces,
    between,
    lineEnd,
  }));

type Chats = typeof chats extends fc.Arbitrary<infer Value> ? Value : never;

async function written({ guests, pieces, between, lineEnd }: Chats) {
  const texts = await Promise.all(
    pieces.map(async ([number, kind]) => {
      const of = guests[number % guests.length];
      if (!of) throw new Error("There is no guest.");
      return { kind, of, text: await pieceKinds[kind](of) };
    }),
  );
  return {
    texts,
    text: texts
      .map(({ text }) => text)
      .join(between)
      .replaceAll("\n", lineEnd),
  };
}

const sources = { words, tours: known, keys };
const read = async (text: string) => addToSheet(emptySheet, await readSheetText(text, sources));

const peopleIn = (bookings: (SheetBooking | null)[]) =>
  bookings
    .flatMap((booking) => booking?.guests ?? [])
    .flatMap(({ tour }) => tour.lines)
    .reduce((sum, { count }) => sum + count, 0);
const isGuest = (kind: PieceKind) =>
  kind === "request" ||
  kind === "confirmation" ||
  kind === "laterConfirmation" ||
  kind === "confirmationWithPass" ||
  kind === "pass";
const days = ({ bookings }: Sheet) => bookings.flatMap(({ guests }) => guests.map(({ tour }) => tour.day));

describe("a pasted text", () => {
  //
  it("is its pieces, whatever the text is", () => {
    const harmful = fc.constantFrom(
      "Reference: ",
      "\r\n",
      "> ",
      "Full name: ",
      "/en/trip#1.a",
      "See you soon!",
    );
    const parts = fc.array(fc.oneof(harmful, fc.string({ unit: "grapheme", maxLength: 30 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(parts, (each) => {
        const text = each.join("");
        const pieces = readChat(text, words);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  //
  it("has each message of several chats as one piece, in any order", async () => {
    const kindOf: Record<PieceKind, string> = {
      request: "request",
      confirmation: "confirmation",
      laterConfirmation: "confirmation",
      confirmationWithPass: "confirmation",
      pass: "pass",
      alteredPass: "pass",
      otherDay: "otherDay",
      ask: "ask",
      decline: "decline",
      closedTour: "decline",
      words: "other",
    };
    await fc.assert(
      fc.asyncProperty(chats, async (chat) => {
        const { texts, text } = await written(chat);
        const pieces = readChat(text, words);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        // Words of two messages in turn are one piece.
        const expected = texts
          .map(({ kind }) => kindOf[kind])
          .filter((kind, index, all) => kind !== "other" || all[index - 1] !== "other");
        expect(pieces.filter((piece) => piece.text.trim() !== "").map(({ kind }) => kind)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the sheet", () => {
  //
  it("has each piece of a pasted text, or names the piece with its text: people in are people out", async () => {
    await fc.assert(
      fc.asyncProperty(chats, async (chat) => {
        const { texts, text } = await written(chat);
        const readings = await readSheetText(text, sources);
        const sheet = addToSheet(emptySheet, readings);
        const guests = texts.filter(({ kind }) => isGuest(kind));
        const same = sheet.leftOut.filter(({ booking, reason }) => booking === null && reason === "same");
        expect(readings.filter(({ booking }) => booking !== null)).toHaveLength(guests.length);
        expect(peopleIn(readings.map(({ booking }) => booking))).toBe(
          guests.reduce((sum, { of }) => sum + of.people, 0),
        );
        const sameText = same.map(
          (each) => readings.find(({ booking }) => booking?.text === each.text)?.booking ?? null,
        );
        expect(
          peopleIn(sheet.bookings) +
            peopleIn(sheet.leftOut.map(({ booking }) => booking)) +
            peopleIn(sameText),
        ).toBe(peopleIn(readings.map(({ booking }) => booking)));
        expect(sheet.bookings.length + sheet.leftOut.length).toBe(readings.length);
        const named = [...sheet.bookings, ...sheet.leftOut].map((each) => each.text);
        for (const { text: piece } of texts)
          expect(named.join("\n").replaceAll("\r\n", "\n")).toContain(piece.trim());
      }),
      { numRuns: 300 },
    );
  });

  it("has a guest of one reference once, and never a bare request", async () => {
    await fc.assert(
      fc.asyncProperty(chats, async (chat) => {
        const { text } = await written(chat);
        const { bookings } = await read(text);
        const codes = bookings.map(({ reference }) => reference);
        expect(new Set(codes).size).toBe(codes.length);
        expect(bookings.filter(({ source }) => source === "request")).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  //
  it("keeps a line of the guest's at any place of a request or a confirmation", async () => {
    const line = fc.constantFrom(
      "we come from Krabi, wait at the pier",
      "аллергия на арахис",
      "kami bawa bayi 8 bulan",
      "PS: call me (late)",
      "2 of us are 70+",
    );
    await fc.assert(
      fc.asyncProperty(
        ...[guest, line, fc.constantFrom("request" as const, "confirmation" as const), fc.nat(40)],
        async (each, own, kind, place) => {
          const text = await pieceKinds[kind]({ ...each, reference: "OA-7K3M9Q" });
          const lines = text.split("\n");
          const at = place % (lines.length + 1);
          const harmed = [...lines.slice(0, at), own, ...lines.slice(at)].join("\n");
          const sheet = await read(harmed);
          const shown = [...sheet.bookings, ...sheet.leftOut.map(({ booking }) => booking)]
            .flatMap((booking) => booking?.guests ?? [])
            .map(({ notes }) => notes);
          const named = sheet.leftOut.filter(({ booking }) => booking === null).map((left) => left.text);
          expect([...shown, ...named].join("\n")).toContain(own);
          expect(peopleIn([...sheet.bookings, ...sheet.leftOut.map(({ booking }) => booking)])).toBe(
            each.people,
          );
          if (kind === "request") {
            const [request] = readDeskRequests(harmed, words, known, firstDay).requests;
            expect(request?.ownWords.join("\n")).toContain(own);
            expect([request?.fullName, request?.hotel]).toEqual([each.fullName, "Kata Palm"]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  const anna: ChatGuest = {
    reference: "OA-7K3M9Q",
    fullName: "Anna Petrova",
    tour: firstTour,
    language: "ru",
    people: 2,
  };
  const boris: ChatGuest = { ...anna, reference: "OA-8B2C4D", fullName: "Boris", people: 3 };

  it("keeps a confirmation without a pass above the pass of somebody else", async () => {
    const sheet = await read(`${confirmation(anna, firstDay)}\n\n${await linkOf(boris, firstDay)}`);
    expect(sheet.bookings.map(({ reference, source }) => [reference, source])).toEqual([
      ["OA-7K3M9Q", "text"],
      ["OA-8B2C4D", "pass"],
    ]);
  });

  //
  it("takes the last word of a whole chat, and says what was left out", async () => {
    const chat = [
      requestText(anna),
      pieceKinds.otherDay(anna),
      "8 марта подходит",
      confirmation(anna, secondDay),
    ];
    const sheet = await read(chat.join("\n\n"));
    expect([days(sheet), sheet.leftOut.map(({ reason }) => reason)]).toEqual([
      [secondDay],
      ["answered", "reply", "other"],
    ]);
  });

  //
  it("takes a guest off after whose confirmation the closed tour was named", async () => {
    for (const language of languages) {
      const guestOf = { ...anna, language };
      const chat = [confirmation(guestOf, firstDay), pieceKinds.closedTour(guestOf)].join("\n\n");
      const { bookings, leftOut } = await read(chat);
      expect([bookings, leftOut.map(({ reason }) => reason)]).toEqual([[], ["revoked", "reply"]]);
    }
  });

  //
  it("names a bare request, which one press takes", async () => {
    const sheet = await read(requestText(anna));
    expect([sheet.bookings, sheet.leftOut.map(({ reason }) => reason)]).toEqual([[], ["unconfirmed"]]);
    const [request] = sheet.leftOut;
    const taken = request ? takeLeftOut(sheet, request) : sheet;
    expect([days(taken), peopleIn(taken.bookings), taken.leftOut]).toEqual([[firstDay], 2, []]);
  });

  //
  it("never joins two guests of one name without a reference", async () => {
    const walkIns = [
      { ...anna, reference: "" },
      { ...anna, reference: "", people: 4 },
    ];
    const sheet = await read(walkIns.map((each) => confirmation(each, firstDay)).join("\n\n"));
    expect([peopleIn(sheet.bookings), sheet.leftOut.map(({ reason }) => reason)]).toEqual([2, ["sameName"]]);
    const [asked] = sheet.leftOut;
    const both = asked ? takeLeftOut(sheet, asked) : sheet;
    expect([both.bookings.length, peopleIn(both.bookings)]).toEqual([2, 6]);
    expect(new Set(both.bookings.map(({ key }) => key)).size).toBe(2);
  });

  //
  it("counts a genuine pass more than a text, and warns where two passes of one reference differ", async () => {
    const link = await linkOf(anna, firstDay);
    for (const text of [
      `${link}\n\n${confirmation(anna, secondDay)}`,
      `${confirmation(anna, secondDay)}\n\n${link}`,
    ]) {
      const sheet = await read(text);
      expect([days(sheet), sheet.leftOut.map(({ reason }) => reason)]).toEqual([[firstDay], ["textDiffers"]]);
    }
    const passes = await read(`${link}\n${await linkOf(anna, secondDay)}`);
    expect([days(passes), passes.leftOut.map(({ reason }) => reason)]).toEqual([
      [secondDay],
      ["passesDiffer"],
    ]);
    const twice = await read(`${link}\n${link}`);
    expect([twice.bookings.length, twice.leftOut.map(({ reason }) => reason)]).toEqual([1, ["same"]]);
  });
});

describe("the reply desk", () => {
  //
  it("shows each of two requests that were pasted together with its own guest", () => {
    const two = fc.tuple(guest, guest);
    fc.assert(
      fc.property(two, ([one, other]) => {
        const both = [
          { ...one, reference: "OA-7K3M9Q" },
          { ...other, reference: "OA-8B2C4D" },
        ];
        const { requests } = readDeskRequests(both.map(requestText).join("\n\n"), words, known, firstDay);
        expect(
          requests.map(({ reference, fullName, notes, ownWords }) => [reference, fullName, notes, ownWords]),
        ).toEqual(both.map(({ reference, fullName }) => [reference, fullName, "", []]));
      }),
      { numRuns: 50 },
    );
  });
});

describe("the time of reading", () => {
  const floods: Record<string, (length: number) => string> = {
    spaces: (length) => " ".repeat(length),
    labels: (length) => "Reference: ".repeat(length / 11),
    fields: (length) => "Full name: Tour: Date: ".repeat(length / 23),
    messages: (length) => "Reference: OA-222222\nTour: x\n".repeat(length / 29),
    lines: (length) => "- ".repeat(length / 2),
    services: (length) => "- a: 1 x ".repeat(length / 9),
    greetings: (length) => "Hello ".repeat(length / 6),
    numbers: (length) =>
      `Full name: x\n${Array.from({ length: length / 6 }, (_, at) => `${at}. `).join("")}`.slice(0, length),
    quotes: (length) => "> \n".repeat(length / 3),
    marks: (length) => `Reference${"*_ ".repeat(length / 3)}`,
    names: (length) => `Reference: OA-222222\nTour: ${"(x".repeat(length / 2)}`,
    digits: (length) => `Tour: x\n- a: 1 x ${"1 ".repeat(length / 2)}`,
    gaps: (length) => `Full${" ".repeat(length / 2)}Tour${" ".repeat(length / 2)}: x`.slice(0, length),
  };

  //
  it.each(Object.keys(floods))("grows with the letters of a text of %s alone", async (flood) => {
    const text = floods[flood]?.(longestReadText).slice(0, longestReadText) ?? "";
    const half = text.slice(0, longestReadText / 2);
    const readBoth = (each: string) => {
      readDeskRequests(each, words, known, firstDay);
      void readSheetText(each, sources);
    };
    readBoth(text);
    // The shorter text may take as long as the timer's grain.
    const part = Math.max(20, await processorTimeWithin(20, () => readBoth(half)));
    expect(await processorTimeWithin(3 * part, () => readBoth(text))).toBeLessThan(3 * part);
    expect(part).toBeLessThan(250);
  });

  //
  it("refuses more than 20,000 letters with a reason, but for the links of passes", async () => {
    const [left] = (await read("x".repeat(longestReadText + 1))).leftOut;
    expect([left?.reason, left?.text.length]).toEqual(["tooLong", longestReadText + 1]);
    expect(readDeskRequests("x".repeat(longestReadText + 1), words, known, firstDay).tooLong).toBe(
      longestReadText + 1,
    );
    const links = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        linkOf(
          {
            reference: `OA-2222${String(22 + index)
              .replaceAll("0", "A")
              .replaceAll("1", "B")}`,
            fullName: "Anna",
            tour: firstTour,
            language: "en",
            people: 2,
          },
          firstDay,
        ),
      ),
    );
    expect((await read(links.join("\n"))).bookings).toHaveLength(60);
  });
});
