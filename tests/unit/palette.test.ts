import { describe, expect, it } from "vitest";
import { commandItems, isPageNamed, readCommand, tourItems } from "@/components/admin/palette/palette-items";
import { priceQuery, readPriceQuery, readPriceWords } from "@/components/admin/palette/price-words";

//
describe("words of a price change", () => {
  it.each([
    [
      "naik 7% bulatkan 50",
      { kind: "percent", direction: "up", value: "7", rounding: "nearest", step: "50" },
      "",
    ],
    ["harga -100 PAT-01", { kind: "amount", direction: "down", value: "100" }, "pat-01"],
    ["turunkan harga phi phi 2,5 persen", { kind: "percent", direction: "down", value: "2,5" }, "phi phi"],
    ["naik 7% mulai 1 Desember", { kind: "percent", direction: "up", value: "7", from: "2026-12-01" }, ""],
    ["+5% mulai 1/3 phi", { kind: "percent", direction: "up", value: "5", from: "2027-03-01" }, "phi"],
    ["+5% mulai 2027-02-01", { kind: "percent", direction: "up", value: "5", from: "2027-02-01" }, ""],
  ])("%s", (text, change, rest) => {
    expect(readPriceWords(text, "2026-11-25")).toEqual({ change, rest });
    expect(readPriceQuery(new URLSearchParams(priceQuery(change as object, 4)))).toEqual({ change, tour: 4 });
  });

  it.each(["phi phi", "harga", "PAT-01"])("are not in %s", (text) => {
    expect(readPriceWords(text)).toBeNull();
  });
});

describe("the pages of the back office", () => {
  const pages = [{ value: "p", label: "Pengaturan SEO" }];

  //
  it.each([
    ["seo", true],
    ["pengaturan s", true],
    ["eo", false],
    ["", false],
  ])("stand before the records where %j begins a word of their names: %j", (search, expected) =>
    expect(isPageNamed(pages, search)).toBe(expected),
  );
});

describe("a command", () => {
  const tour = { id: 3, kind: "tours", name: "Phi Phi", code: "PAT-01" } as const;

  //
  it("is known by its first word, and the others search a record", () => {
    expect(readCommand("salin phi phi")).toEqual({ command: "copy", search: "phi phi" });
    expect(readCommand("pulihkan")).toEqual({ command: "restore", search: "" });
    expect(readCommand("phi phi")).toEqual({ command: null, search: "phi phi" });
  });

  //
  it("leads to the form or the check that is filled in", () => {
    const href = (text: string) => tourItems(readCommand(text).command, [tour], text)[0]?.href;
    expect(href("salin phi")).toBe("/admin/tours/create?copyFrom=3");
    expect(href("tutup phi")).toBe("/admin/tours/edit/3#section-calendar");
    expect(href("naik 7% phi")).toBe("/admin/tours?prices=3&kind=percent&direction=up&value=7");
    expect(href("phi")).toBe("/admin/tours/edit/3");
    expect(commandItems("translate", "").map((item) => item.href)).toContain(
      "/admin/translations?language=ru",
    );
  });
});
