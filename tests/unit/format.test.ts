import { describe, expect, it } from "vitest";
import { formatDay, formatMoney, formatNumber, formatShortDay, readMoney } from "@/lib/core/format";
import { recordSlug, slug, slugId } from "@/lib/core/pages/slug";
import { daysLeft } from "@/lib/promos/fields";

describe("numbers", () => {
  //
  it("groups as each language does, from four digits on", () => {
    expect(formatNumber(1234567, "en")).toBe("1,234,567");
    expect(formatNumber(1234567, "id")).toBe("1.234.567");
    expect(formatNumber(1234567, "ru")).toBe("1\u00a0234\u00a0567");
    expect(formatNumber(1900, "ru")).toBe("1\u00a0900");
    expect(formatNumber(0, "en")).toBe("0");
  });

  //
  it("writes rupiahs as Indonesians do", () => {
    expect(formatMoney(2450000, "IDR", "id")).toBe("Rp 2.450.000");
    expect(formatMoney(2450000, "IDR", "en")).toBe("IDR 2,450,000");
  });

  //
  it("shows cents only where there are any", () => {
    expect(formatMoney(1900.5, "THB", "en")).toBe("THB 1,900.50");
    expect(formatMoney(1900.5, "THB", "ru")).toBe("THB 1\u00a0900,50");
    expect(formatMoney(5, "", "en")).toBe("5");
  });
});

//
describe("money in a text", () => {
  it.each([
    ["THB 4,600", "THB", 4600],
    ["IDR 2.300.000", "IDR", 2300000],
    ["Rp2.300.000", "Rp", 2300000],
    ["4\u00a0600 ฿", "฿", 4600],
    ["$ 29.50", "$", 29.5],
    ["1,234.5 USD", "USD", 1234.5],
    [" 900 THB ", "THB", 900],
  ])("%s", (text, currency, amount) => {
    expect(readMoney(text)).toEqual({ currency, amount });
  });

  it.each([
    "",
    "4,600",
    "THB",
    "from THB 4,600",
    "THB 4,600 per person",
    "THB 4,60,0",
    "THB 1.2.3",
    "THB 1-2",
    "2 for 1",
  ])("is none in %j", (text) => {
    expect(readMoney(text)).toBeNull();
  });
});

describe("days", () => {
  it("writes a day in each language", () => {
    const day = new Date("2027-03-06T00:00:00Z");
    expect(formatDay(day, "en")).toBe("6 March 2027");
    expect(formatDay(day, "id")).toBe("6 Maret 2027");
    expect(formatDay(day, "ru")).toMatch(/^6 марта 2027/);
  });

  it.each(["2027-03-06T16:59:00Z", "2027-03-06T17:00:00Z", "2027-03-06T23:59:59Z"])(
    "names the day that a promo runs through, to visitors and staff, where %s is stored",
    (stored) => {
      const end = new Date(stored);
      expect(daysLeft(end, new Date("2027-03-06T16:59:59Z"))).toBe(0);
      expect(daysLeft(end, new Date("2027-03-06T17:00:00Z"))).toBe(-1);
      expect(formatDay(end, "en")).toBe("6 March 2027");
      expect(formatShortDay(end, "id")).toBe("6 Mar 2027");
    },
  );
});

describe("slugs", () => {
  it.each([
    ["Phi Phi & Maya Bay", "phi-phi-maya-bay"],
    ["Пхи-Пхи на скоростном катере", "phi-phi-na-skorostnom-katere"],
    ["Ha Long – Đà Nẵng", "ha-long-da-nang"],
    ["你好", ""],
  ])("%s → %s", (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  //
  it("always ends in the id", () => {
    expect(recordSlug("Phi Phi", 12, "tour")).toBe("phi-phi-12");
    expect(recordSlug("你好", 12, "blog")).toBe("blog-12");
  });

  //
  it.each([
    ["phi-phi-12", 12],
    ["12", 12],
    ["tour--7", 7],
    ["phi-phi", null],
    ["x-0", null],
    ["x-012", null],
    ["x-1.5", null],
    ["x-2147483648", null],
    ["", null],
  ])("reads the id of %s: %s", (value, id) => {
    expect(slugId(value)).toBe(id);
  });
});
