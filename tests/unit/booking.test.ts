import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BookedTour,
  type Booking,
  bookingMessage,
  bookingProblem,
  bookingReference,
  fieldProblems,
  tomorrowInBangkok,
} from "@/lib/booking/booking";
import { channelOf, chatLink } from "@/lib/booking/chat-link";
import { nationalities, nationalityChoices } from "@/lib/booking/nationalities";
import { formatMoney } from "@/lib/core/format";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { packageText } from "@/lib/tours/pricing/price-texts";
import { lineAmount, quantity, quoteLines } from "@/lib/tours/pricing/quote-lines";

const tour: BookedTour = {
  id: 7,
  name: "Phi Phi & Maya Bay",
  code: "PKT-01",
  currency: "THB",
  prices: [
    { id: 1, service: "Adult", description: "join-in", price: 2400 },
    { id: 2, service: "Child", description: "", price: 1900.5 },
    { id: 3, service: "Private boat", description: "up to 12 guests", price: 38000 },
  ],
};

const booking: Booking = {
  fullName: " Anna Petrova ",
  email: "anna@example.com",
  phone: "",
  date: "2027-03-06",
  nationality: "RU",
  hotel: "",
  notes: "",
  quantities: { 1: 2, 2: 1 },
};

const wordsOf = (language: Language) => messagesOf(language, "booking").message;

const linesOf = (language: Language, booked: BookedTour = tour, over: Partial<Booking> = {}) =>
  bookingMessage(wordsOf(language), language, booked, { ...booking, ...over }, "OA-7K3M9Q").split("\n");

describe("the message", () => {
  //
  it.each(languages)("says under the total of a copy when its prices were saved, in %s", (language) => {
    const words = wordsOf(language);
    const lines = bookingMessage(words, language, tour, booking, "OA-7K3M9Q", "22 Nov, 14:05").split("\n");
    const total = lines.findIndex((line) => line.startsWith(`${words.total}:`));
    expect(lines[total + 1]).toBe(words.savedPrices.replace("{time}", "22 Nov, 14:05"));
    expect(lines).toHaveLength(linesOf(language).length + 1);
  });

  //
  it.each(languages)("names the promo where a line that it makes cheaper is chosen, in %s", (language) => {
    const prices = tour.prices.map((line, index) =>
      index === 0 ? { ...line, price: 2000, before: 2400 } : line,
    );
    const offered = { ...tour, prices, offer: { title: "Early bird", until: "2027-03-31" } };
    expect(linesOf(language, offered, { quantities: { 1: 2 } })).toContain(
      `${wordsOf(language).promo}: Early bird`,
    );
    expect(linesOf(language, offered, { quantities: { 2: 1 } }).join()).not.toContain("Early bird");
  });

  //
  it.each(languages)(
    "names the package that the guests pay, and its price in the total, in %s",
    (language) => {
      const words = wordsOf(language);
      const prices = tour.prices.slice(0, 1).map((line) => ({ ...line, kind: "adult" as const }));
      const family = { id: 1, guests: 4, price: 9000, title: "Family of four", until: "2027-03-31" };
      const lines = (count: number) =>
        linesOf(language, { ...tour, prices, packages: [family] }, { quantities: { 1: count } });
      const text = packageText(family, "THB", language, words);
      expect(text).toContain("4");
      expect(lines(4)).toEqual(
        expect.arrayContaining([
          `${words.promo}: Family of four, ${text}`,
          `${words.total}: ${formatMoney(9000, "THB", language)}`,
        ]),
      );
      expect(lines(3).join()).not.toContain("Family of four");
    },
  );

  //
  it.each(languages)("names the stops that are closed on the day, in %s", (language) => {
    expect(linesOf(language, { ...tour, closedStops: ["Maya Bay", "Viking Cave"] })).toContain(
      wordsOf(language).closedStops.replace("{places}", "Maya Bay, Viking Cave"),
    );
  });

  //
  it.each([
    ["the guests of lines that say for whom they are", ["adult", "child", "infant"], 200, "THB 1,000"],
    ["an adult, where nobody said what a child pays", ["adult", "child"], undefined, "THB 400 per adult"],
    ["an adult, where a line does not say for whom it is", [undefined, "child"], 200, "THB 400 per adult"],
  ] as const)("names below the total what is paid on the spot by %s", (_, kinds, child, fee) => {
    const prices = tour.prices.map((line, index) => ({ ...line, kind: kinds[index] }));
    const fees = [{ what: "Park fee", adult: 400, currency: "THB", ...(child && { child }) }];
    const lines = linesOf("en", { ...tour, prices, fees });
    expect(lines[lines.findIndex((line) => line.startsWith("Total")) + 1]).toBe(
      `plus on the spot: Park fee ${fee}`,
    );
  });

  //
  it("holds exactly the listed parts, in order", () => {
    const words = wordsOf("en");
    expect(linesOf("en")).toEqual([
      words.greeting,
      "",
      "Reference: OA-7K3M9Q",
      "Tour: Phi Phi & Maya Bay (PKT-01)",
      "Full name: Anna Petrova",
      "E-mail: anna@example.com",
      "Date: 6 March 2027",
      "Nationality: Russian",
      "Hotel: not specified",
      "",
      "- Adult (join-in): 2 x THB 2,400 = THB 4,800",
      "- Child: 1 x THB 1,900.50 = THB 1,900.50",
      "Total: THB 6,700.50",
      "",
      words.closing,
    ]);
  });

  //
  it("says of a line without a price that it is on request, and of the total that it lacks the line", () => {
    const prices = [...tour.prices, { id: 4, service: "Boat", description: "", price: 0 }];
    const priced = (quantities: Booking["quantities"]) =>
      linesOf("en", { ...tour, prices }, { quantities }).slice(10, -2);
    expect(priced({ 1: 2, 4: 1 })).toEqual([
      "- Adult (join-in): 2 x THB 2,400 = THB 4,800",
      "- Boat: 1 (price on request)",
      "Total: THB 4,800, without Boat",
    ]);
    expect(priced({ 4: 1 })).toEqual(["- Boat: 1 (price on request)", "Total: price on request"]);
  });

  it.each(languages)("names hotel and notes when there are any, in %s", (language) => {
    const words = wordsOf(language);
    const full = { hotel: "Kata Palm", notes: "Two\nchild seats" };
    const message = linesOf(language, { ...tour, code: null }, full).join("\n");
    expect(message).toContain(`${words.hotel}: Kata Palm`);
    expect(message).toContain(`${words.notes}: Two\nchild seats`);
    expect(message).toContain(`${words.tour}: Phi Phi & Maya Bay\n`);
    expect(message).toContain({ id: ": Rusia\n", en: ": Russian\n", ru: ": Россия\n" }[language]);
  });

  //
  it.each(languages)("survives the way into a chat link, in %s", (language) => {
    const numbers = { whatsappNumber: "66900000000", telegramAccount: "ombak_andaman_demo" };
    const contacts = { ...numbers, referencePrefix: "" };
    const channel = language === "ru" ? "telegram" : "whatsapp";
    expect(channelOf(language, contacts)).toBe(channel);
    const text = linesOf(language, tour, { notes: "a&b=c#d % ё 🐘" }).join("\n");
    const link = new URL(chatLink(channel, contacts, text));
    expect(link.searchParams.get("text")).toBe(text);
    expect(link.origin + link.pathname).toBe(
      language === "ru" ? "https://t.me/ombak_andaman_demo" : "https://wa.me/66900000000",
    );
  });
});

describe("totals", () => {
  //
  it("are exact sums of exact lines, to the cent", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 1e8 }), fc.nat(1000))), (lines) => {
        const prices = lines.map(([cents]) => ({ price: cents / 100 }));
        const counts = lines.map(([, count]) => count);
        const cents = lines.map(([price, count]) => price * count);
        const total = cents.reduce((sum, each) => sum + each, 0);
        expect(quoteLines(prices, { counts }).sum).toBe(total / 100);
        expect(prices.map(({ price }, index) => lineAmount(price, counts[index] ?? 0))).toEqual(
          cents.map((each) => each / 100),
        );
      }),
    );
  });

  //
  it("count guests and groups towards the most guests of a tour, and extras not", () => {
    const lines = [
      { price: 9000, kind: "group" as const },
      { price: 300, kind: "extra" as const },
    ];
    const doubts = (counts: number[]) => quoteLines(lines, { counts }, { mostGuests: 2 }).doubts;
    expect(doubts([2, 5])).toEqual([]);
    expect(doubts([3, 0])).toEqual([{ because: "many", most: 2 }]);
  });

  //
  it.each([
    ["", 0],
    [null, 0],
    [-3, 0],
    ["2.9", 2],
    ["x", 0],
    [Number.POSITIVE_INFINITY, 0],
    ["12000", 12000],
  ])("counts %s as %s", (value, count) => {
    expect(quantity(value)).toBe(count);
  });
});

describe("validation", () => {
  it("accepts what is whole", () => {
    expect(fieldProblems(booking, "2027-03-06")).toEqual({});
    expect(bookingProblem(tour, booking)).toBeNull();
  });

  //
  it("names every field that is wrong, in the form's order", () => {
    const wrong = { ...booking, fullName: "  ", email: "anna@", date: "2027-03-05", nationality: "XX" };
    expect(Object.entries(fieldProblems(wrong, "2027-03-06"))).toEqual([
      ["date", "dateTooEarly"],
      ["fullName", "required"],
      ["email", "emailInvalid"],
      ["nationality", "nationalityUnknown"],
    ]);
    expect(fieldProblems({ ...booking, date: "", nationality: "", email: "" }, "2027-03-06")).toEqual({
      email: "required",
      date: "required",
      nationality: "required",
    });
  });

  //
  it.each([
    ["off", undefined, "912", undefined],
    ["optional and empty", "optional", " ", undefined],
    ["optional and given", "optional", "+7 (912) 345-67-89", undefined],
    ["optional and without a country code", "optional", "8 912 345 67 89", "phoneInvalid"],
    ["required and empty", "required", "", "required"],
    ["required and given", "required", "0062 812 3456 7890", undefined],
  ] as const)("takes a telephone that is %s", (_, guestPhone, phone, problem) => {
    expect(fieldProblems({ ...booking, phone }, "2027-03-06", { guestPhone }).phone).toBe(problem);
  });

  it("distinguishes a day that passed since the form was opened from a day that never could be booked", () => {
    const dateProblem = (date: string) =>
      fieldProblems({ ...booking, date }, "2027-03-09", { offered: "2027-03-06" }).date;
    expect(dateProblem("2027-03-05")).toBe("dateTooEarly");
    expect(dateProblem("2027-03-06")).toBe("datePassed");
    expect(dateProblem("2027-03-08")).toBe("datePassed");
    expect(dateProblem("2027-03-09")).toBeUndefined();
  });

  //
  it("tells a tour without prices from a request without participants", () => {
    expect(bookingProblem({ ...tour, prices: [] }, booking)).toBe("bookingErrorInvalidTour");
    expect(bookingProblem(tour, { ...booking, quantities: { 1: 0, 99: 5 } })).toBe("atLeastOneParticipant");
  });
});

//
it("begins with tomorrow in Bangkok, wherever the visitor is", () => {
  expect(tomorrowInBangkok(new Date("2026-12-31T16:59:59Z"))).toBe("2027-01-01");
  expect(tomorrowInBangkok(new Date("2026-12-31T17:00:00Z"))).toBe("2027-01-02");
});

it("makes references that can be read out", () => {
  const reference = bookingReference("OA", Uint32Array.from([0, 1, 30, 31, 4294967295, 77]));
  expect(reference).toMatch(/^OA-[2-9A-HJ-NP-Z]{6}$/);
});

describe("nationalities", () => {
  //
  it("run from Afghan to Zimbabwean and name the rarely named", () => {
    const names: string[] = Object.values(nationalities);
    expect(names.length).toBeGreaterThanOrEqual(195);
    expect(new Set(names).size).toBe(names.length);
    expect([names[0], names.at(-1)]).toEqual(["Afghan", "Zimbabwean"]);
    expect(names).toEqual(expect.arrayContaining(["Kosovan", "Palestinian", "Vatican", "Eswatini"]));
  });

  it.each(languages)("are sorted for readers of %s", (language) => {
    const labels = nationalityChoices(language).map(({ label }) => label);
    expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, language)));
    expect(labels).toHaveLength(Object.keys(nationalities).length);
  });

  it.each(["id", "ru"] as const)(
    "are called as readers of %s call them, each by a name of its own",
    (language) => {
      const choices = nationalityChoices(language);
      // No abbreviation, no second name.
      expect(choices.filter(({ label }) => /[().]| - |о-ва/.test(label))).toEqual([]);
      expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
      const named = Object.fromEntries(choices.map(({ code, label }) => [code, label]));
      expect(named).toMatchObject(
        {
          id: { BG: "Bulgaria", ID: "Indonesia", DE: "Jerman" },
          ru: { BG: "Болгария", XK: "Косово" },
        }[language],
      );
      if (language === "ru") expect(choices.filter(({ label }) => /[a-z]/i.test(label))).toEqual([]);
    },
  );
});
