import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BookedTour, type Booking, bookingMessage, type MessageWords } from "@/lib/booking/booking";
import { requestLabels } from "@/lib/booking/message-lines";
import { isNationality, nationalities } from "@/lib/booking/nationalities";
import { localize } from "@/lib/core/content/localized-text";
import { byLanguage, type Language, languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { planPath, writeChoices } from "@/lib/plan/address";
import { planMessage } from "@/lib/plan/message";
import type { GuestRequest, RequestedTour, RequestMessageWords } from "@/lib/requests/reading/guest-request";
import { knownTours } from "@/lib/requests/reading/known-tours";
import { comparableText } from "@/lib/requests/reading/message-text";
import { readWrittenDay } from "@/lib/requests/reading/read-day";
import { matchServiceLines } from "@/lib/requests/reading/read-lines";
import { readRequest } from "@/lib/requests/reading/read-request";
import { quantity } from "@/lib/tours/pricing/quote-lines";
import { demoTours } from "../setup/demo-content";

const tours = demoTours.map((tour, index) => ({ ...tour, id: index + 1 }));
const known = knownTours(tours.map(({ id, name, code }) => ({ id, name, code: code ?? null })));
const words = byLanguage(
  (language): RequestMessageWords => ({
    booking: messagesOf(language, "booking").message,
    plan: { ...messagesOf(language, "plan"), plan: messagesOf(language, "plan").link },
  }),
);

function booked(
  { id, name, code, currency, prices = [] }: (typeof tours)[number],
  language: Language,
): BookedTour {
  const lines = prices.map(({ service_type, description, price }, index) => ({
    id: id * 100 + index,
    service: localize(service_type, language).text,
    description: description ? localize(description, language).text : "",
    price,
  }));
  return {
    id,
    name: localize(name, language).text,
    code: code ?? null,
    currency: currency ?? "",
    prices: lines,
  };
}

/** The numbers by id of the price line, as the reply desk finds them. */
function countsOf({ id, lines, counts }: RequestedTour, language: Language): Record<number, number> {
  const tour = tours.find((each) => each.id === id);
  if (counts || !tour) return counts ?? {};
  const named = booked(tour, language).prices.map(({ id: line, service, description, price }) => ({
    id: line,
    price,
    kind: null,
    names: [description ? `${service} (${description})` : service, service],
  }));
  const found = matchServiceLines(lines, named, comparableText);
  return Object.fromEntries(lines.map(({ count }, index) => [found[index], count]));
}

const chosen = (quantities: Record<number, number>) =>
  Object.fromEntries(Object.entries(quantities).filter(([, count]) => quantity(count) > 0));

const day = fc
  .integer({ min: 0, max: 2_000 })
  .map((days) => new Date(Date.UTC(2026, 10, 26 + days)).toISOString().slice(0, 10));
const notSpecified = new Set(languages.map((language) => words[language].booking.notSpecified));
const singleLine = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
    fc.constantFrom(
      "Анна Петрова",
      "محمد بن سلمان",
      "Ni Luh Putu Sari",
      "O'Brien-Smith",
      "Kata Palm – Resort & Spa",
      "🏝️ Villa",
      "Total: 5",
      "A: b: c",
    ),
  )
  .map((text) => text.replace(/[\p{Cc}\u2028\u2029]/gu, " ").trim())
  .filter((text) => text !== "" && !notSpecified.has(text));
const note = fc.constantFrom(
  "Vegetarian, please",
  "👨‍👩‍👧‍👦 keluarga 🐘",
  "طفل عمره ٦ سنوات",
  "ילד בן 4",
  "без орехов",
  "\n",
  "\n\n",
  "  ",
  "> quoted",
  "- 2 x towel = nice",
  "Total: 7",
  "Hotel: later",
  "1. first",
  "https://example.com/en/plan?tours=1",
);
const notes = fc
  .array(fc.oneof(note, fc.string({ unit: "grapheme", maxLength: 20 })), { maxLength: 8 })
  .map((parts) =>
    parts
      .join(" ")
      .replace(/[\r\u0085\u2028\u2029]/g, " ")
      .trim(),
  );
const visitor = fc.record({
  fullName: singleLine,
  email: fc.emailAddress(),
  phone: fc.constantFrom("", "+62 812 3456 7890", "+7 (912) 345-67-89", "0066 90 000 0000"),
  nationality: fc.constantFrom(...Object.keys(nationalities).filter(isNationality)),
  hotel: fc.oneof(fc.constant(""), singleLine),
  notes,
});
/** Texts that stay recognizable without line breaks. */
const plainVisitor = visitor.map((each) => ({
  ...each,
  fullName:
    each.fullName
      .replace(/[^\p{L}\s'–-]/gu, "")
      .replace(/\s[–-]+(?=\s)/g, "")
      .trim() || "Anna",
  hotel: each.hotel.replace(/[^\p{L}\s&–-]/gu, "").replace(/^[\s–-]+|[\s–-]+$/g, ""),
}));
const reference = fc.stringMatching(/^[A-Z]{2,4}-[2-9A-HJKMNP-Z]{6}$/);
const counts = fc.array(fc.nat(12), { minLength: 8, maxLength: 8 });

function quantitiesOf({ prices }: BookedTour, numbers: number[]): Record<number, number> {
  const quantities = Object.fromEntries(prices.map(({ id }, index) => [id, numbers[index] ?? 0]));
  const [first] = prices;
  return Object.keys(chosen(quantities)).length > 0 || !first ? quantities : { ...quantities, [first.id]: 1 };
}

/** What chats and guests do to a message. */
const harms: Record<string, (text: string, words: MessageWords) => string> = {
  bold: (text, own) =>
    requestLabels
      .reduce((bold, label) => bold.replace(new RegExp(`^(${own[label]}):`, "m"), "*$1:*"), text)
      .replace(/^- ([^\n]+?): (?=\d+ (?:x|\())/gm, "- *$1:* "),
  trimmed: (text, { closing }) =>
    text
      .replace(closing, "")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(1)
      .join("\r\n"),
  joined: (text) => text.replace(/\s*[\r\n]+\s*/g, " "),
  spaces: (text) => text.replace(/ /g, "\u00a0"),
  dashes: (text) =>
    text
      .replace(/(?<=\s|\d)-(?=\s|\d)/g, "–")
      .replace(/"/g, "“")
      .replace(/'/g, "’"),
  directions: (text) => text.replace(/^/gm, "\u200e"),
  quoted: (text) => text.replace(/^/gm, "> "),
  forwarded: (text) =>
    `---------- Forwarded message ----------\nFrom: Anna <anna@example.com>\nDate: 3 March 2020 10:22\n\n${text}`,
};
const harm = fc.subarray(Object.keys(harms), { minLength: 1 }).map(
  (names) =>
    (text: string, { booking }: RequestMessageWords) =>
      names.reduce((harmed, name) => harms[name]?.(harmed, booking) ?? harmed, text),
);

type Person = {
  fullName: string;
  email: string;
  phone: string;
  nationality: string;
  hotel: string;
  notes: string;
};
const person = ({ fullName, email, phone, nationality, hotel, notes: note }: Person) => ({
  fullName,
  email,
  phone,
  nationality,
  hotel,
  notes: note,
});
const comparablePerson = (each: Person) =>
  Object.fromEntries(
    Object.entries(person(each)).map(([name, value]) => [
      name,
      comparableText(value).replace(/(?:^|(?<=\s))> ?/g, ""),
    ]),
  );
const plannedOf = ({ language, tours: read }: GuestRequest) =>
  read.map((tour) => ({ id: tour.id, day: tour.day, counts: countsOf(tour, language) }));

describe.each(languages)("a request in %s", (language) => {
  //
  it("reads back as it was written, for each tour of the demo content", () => {
    for (const tour of tours) {
      const bookedTour = booked(tour, language);
      fc.assert(
        fc.property(visitor, day, counts, reference, (guest, date, numbers, code) => {
          const quantities = quantitiesOf(bookedTour, numbers);
          const booking: Booking = { ...guest, date, quantities };
          const read = readRequest(
            bookingMessage(words[language].booking, language, bookedTour, booking, code),
            words,
            known,
          );
          expect({ language: read.language, reference: read.reference, ...person(read) }).toEqual({
            language,
            reference: code,
            ...person(guest),
          });
          expect(plannedOf(read)).toEqual([{ id: tour.id, day: date, counts: chosen(quantities) }]);
          expect(read.ownWords).toEqual([]);
        }),
        { numRuns: 8 },
      );
    }
  });

  //
  it("reads back after the harm that chats and guests do, for each tour of the demo content", () => {
    for (const tour of tours) {
      const bookedTour = booked(tour, language);
      fc.assert(
        fc.property(plainVisitor, day, counts, reference, harm, (guest, date, numbers, code, harmed) => {
          const quantities = quantitiesOf(bookedTour, numbers);
          const message = bookingMessage(
            words[language].booking,
            language,
            bookedTour,
            { ...guest, date, quantities },
            code,
          );
          const read = readRequest(harmed(message, words[language]), words, known);
          expect([read.reference, comparablePerson(read)]).toEqual([code, comparablePerson(guest)]);
          expect(plannedOf(read)).toEqual([{ id: tour.id, day: date, counts: chosen(quantities) }]);
        }),
        { numRuns: 8 },
      );
    }
  });

  //
  it("is read with any label of its head in another language of the site", () => {
    const label = fc.constantFrom("fullName", "email", "phone", "date", "nationality", "hotel" as const);
    fc.assert(
      fc.property(
        fc.constantFrom(...tours),
        plainVisitor,
        day,
        reference,
        fc.uniqueArray(label, { maxLength: 2 }),
        fc.constantFrom(...languages),
        (tour, guest, date, code, labels, other) => {
          const bookedTour = booked(tour, language);
          const booking: Booking = { ...guest, date, quantities: quantitiesOf(bookedTour, []) };
          const message = labels.reduce(
            (text, each) =>
              text.replace(
                new RegExp(`^${words[language].booking[each]}:`, "m"),
                `${words[other].booking[each]}:`,
              ),
            bookingMessage(words[language].booking, language, bookedTour, booking, code),
          );
          const read = readRequest(message, words, known);
          expect([read.reference, person(read)]).toEqual([code, person(guest)]);
          expect(plannedOf(read)).toEqual([{ id: tour.id, day: date, counts: chosen(booking.quantities) }]);
        },
      ),
    );
  });

  const plan = fc.record({
    guest: visitor,
    code: reference,
    planned: fc
      .uniqueArray(
        fc.record({ tour: fc.constantFrom(...tours), day: fc.oneof(day, fc.constant("")), numbers: counts }),
        {
          minLength: 1,
          maxLength: 10,
          selector: ({ tour }) => tour.id,
        },
      )
      .map((all) =>
        all.map(({ tour, numbers, ...each }) => {
          const bookedTour = booked(tour, language);
          return { ...each, tour: bookedTour, counts: chosen(quantitiesOf(bookedTour, numbers)) };
        }),
      ),
  });
  const written = ({
    guest,
    code,
    planned,
  }: {
    guest: Person;
    code: string;
    planned: { tour: BookedTour; day: string; counts: Record<number, number> }[];
  }) => {
    const choices = planned.map(({ tour, ...each }) => ({ id: tour.id, ...each }));
    const link = `https://ombak-andaman.example${planPath(
      language,
      choices.map(({ id }) => id),
    )}#${writeChoices(choices)}`;
    const message = planMessage({
      language,
      planned,
      reference: code,
      link,
      words: words[language].plan,
      bookingWords: words[language].booking,
      visitor: guest,
    });
    return {
      message,
      choices: choices.map(({ day: chosenDay, ...each }) => ({ ...each, day: chosenDay || null })),
    };
  };

  //
  it("reads back plans of one to ten tours", () => {
    fc.assert(
      fc.property(plan, (each) => {
        const { message, choices } = written(each);
        const read = readRequest(message, words, known);
        const isCut = read.notes.endsWith("…") || read.notes === "";
        const guest = isCut ? { ...each.guest, notes: read.notes } : each.guest;
        expect({ reference: read.reference, ...person(read) }).toEqual({
          reference: each.code,
          ...person(guest),
        });
        expect(plannedOf(read)).toEqual(choices);
      }),
      { numRuns: 100 },
    );
  });

  //
  it("reads back plans after the harm that chats and guests do", () => {
    fc.assert(
      fc.property(plan, plainVisitor, harm, (each, guest, harmed) => {
        const short = { ...guest, notes: guest.notes.slice(0, 60).trim() };
        const { message, choices } = written({ ...each, guest: short });
        const read = readRequest(harmed(message, words[language]), words, known);
        expect([read.reference, comparablePerson(read)]).toEqual([each.code, comparablePerson(short)]);
        expect(plannedOf(read)).toEqual(choices);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  ["6 March 2027", "2027-03-06"],
  ["Sat, 6 Mar 2027", "2027-03-06"],
  ["March 6, 2027", "2027-03-06"],
  ["6 Agustus 2027", "2027-08-06"],
  ["6 мая 2027 г.", "2027-05-06"],
  ["06.03.2027", "2027-03-06"],
  ["2027-03-06", "2027-03-06"],
  ["31 February 2027", null],
  ["tomorrow", null],
  ["6 March", null],
])("reads the day %s as %s", (written, expected) => {
  expect(readWrittenDay(written)).toBe(expected);
});
