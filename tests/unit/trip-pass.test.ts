import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localize } from "@/lib/core/content/localized-text";
import { type Language, languages } from "@/lib/core/i18n/languages";
import {
  decodePass,
  encodeFittingPass,
  encodePass,
  longestPassAddress,
  passPath,
  readPassParts,
} from "@/lib/requests/pass/pass-code";
import { type PassTour, packPass, type TripPass, unpackPass } from "@/lib/requests/pass/trip-pass";
import { verifyPass } from "@/lib/requests/pass/verify-pass";
import { demoTours } from "../setup/demo-content";
import { passKey as key, signedPath } from "./desk-passes";

function tourOf(index: number, language: Language): PassTour {
  const tour = demoTours[index % demoTours.length];
  if (!tour) throw new Error("There is no demo content.");
  return {
    id: index + 1,
    name: localize(tour.name, language).text,
    code: tour.code ?? "",
    day: `2027-03-${String(1 + index).padStart(2, "0")}`,
    days: 1,
    pickup: "07:00-07:30",
    area: "patong",
    meeting: "Royal Phuket Marina, pier B",
    mapLink: "https://maps.app.goo.gl/Abc123xyz",
    currency: "THB",
    total: 6400.5,
    lines: (tour.prices ?? []).slice(0, 2).map(({ service_type, price, kind = null }, line) => ({
      kind: kind as PassTour["lines"][number]["kind"],
      what: localize(service_type, language).text,
      count: line + 1,
      price,
    })),
    bring: ["towel", "sunscreen", "camera"],
    paid: 1_400,
    fees: "National park fee THB 800",
    freeUntil: "2027-02-28T07:00",
    picture: `packages/${index}f3a9c2b7d1e84f60.webp`,
  };
}

function passOf(count: number, language: Language): TripPass {
  return {
    language,
    reference: "OA-7K3M9Q",
    fullName: "Анна Петрова",
    phone: "+7 912 345-67-89",
    nationality: "RU",
    hotel: "Kata Palm Resort & Spa",
    notes: "Без орехов\nвегетарианка 🐘",
    note: "",
    tours: Array.from({ length: count }, (_, index) => tourOf(index, language)),
  };
}

const signed = async (content: string) => (await signedPath("en", content)).split("#")[1] ?? "";

describe("a pass", () => {
  //
  it.each(languages)("reads back as it was written, in %s", async (language) => {
    const pass = passOf(3, language);
    expect(await decodePass(await encodePass(pass))).toEqual(pass);
  });

  //
  it.each(languages)("of ten tours has an address of 2,000 characters at most, in %s", async (language) => {
    const origin = "https://ombak-andaman.example";
    for (const first of [0, 10, 20, 30]) {
      const pass = passOf(10, language);
      const tours = pass.tours.map((tour, index) => ({ ...tourOf(first + index, language), day: tour.day }));
      const notes = "Пожалуйста, детское кресло. ".repeat(20);
      const content = await encodeFittingPass({ ...pass, tours, notes }, origin);
      const { length } = origin + passPath(language, { key: key.id, content, signature: "x".repeat(86) });
      expect(length).toBeLessThanOrEqual(longestPassAddress);
      const read = await decodePass(content);
      expect(read?.tours.map(({ id, day, total }) => [id, day, total])).toEqual(
        tours.map(({ id, day, total }) => [id, day, total]),
      );
    }
  });

  //
  it("of the first form, which says positions, is read with the lists of that time", async () => {
    const tour = [
      7,
      "Phi Phi",
      "PKT-01",
      2621,
      1,
      "07:00",
      "kata",
      "",
      "",
      "THB",
      3000,
      [
        [0, "Adult", 2, 1500],
        [1, "Child", 1, 0],
        [5, "Towel", 1, 0],
      ],
      2 ** 1 + 2 ** 14,
      "",
      "",
    ];
    const texts = ["OA-7K3M9Q", "Анна", "Kata Palm", "", ""];
    const first = unpackPass([2, ...texts, [tour]]);
    expect([first?.language, first?.phone, first?.tours[0]?.day]).toEqual(["ru", "", "2027-03-06"]);
    expect(first?.tours[0]?.bring).toEqual(["towel", "camera"]);
    expect(first?.tours[0]?.lines.map(({ kind }) => kind)).toEqual(["adult", "child", null]);
    expect(first?.tours[0]?.paid).toBe(0);
  });

  //
  it("holds codes and no position in a list", () => {
    const [language, , , , , , packed] = packPass(passOf(1, "ru"));
    const [tour] = packed as unknown[][];
    expect([language, tour?.[12]]).toEqual(["ru", "towel.sunscreen.camera"]);
    const lines = (tour?.[11] ?? []) as unknown[][];
    const kinds = lines.map(([kind]) => kind);
    expect(kinds.every((kind) => typeof kind === "string")).toBe(true);
  });

  //
  it("is genuine as it was signed, and unknown to a page without its key", async () => {
    const fragment = await signed(await encodePass(passOf(2, "en")));
    expect((await verifyPass(fragment, [key])).verdict).toBe("genuine");
    expect((await verifyPass(`#${fragment}`, [{ ...key, id: "otherkey" }, key])).verdict).toBe("genuine");
    expect((await verifyPass(fragment, [{ ...key, id: "otherkey" }])).verdict).toBe("unknownKey");
  });

  //
  it("is withdrawn with its key, and an altered pass of that key is altered", async () => {
    const fragment = await signed(await encodePass(passOf(1, "en")));
    const withdrawn = [{ ...key, withdrawn: true }];
    expect((await verifyPass(fragment, withdrawn)).verdict).toBe("withdrawn");
    expect((await verifyPass(`${fragment.slice(0, -3)}AAA`, withdrawn)).verdict).toBe("altered");
  });

  //
  it("is refused after any of 10,000 alterations", async () => {
    const fragment = await signed(await encodePass(passOf(2, "ru")));
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ %"];
    const at = fc.nat(fragment.length - 1);
    const alteration = fc.oneof(
      fc.record({
        at,
        removed: fc.integer({ min: 0, max: 3 }),
        added: fc.array(fc.constantFrom(...letters), { maxLength: 3 }),
      }),
      fc.record({
        at,
        removed: fc.constant(1),
        added: fc.constantFrom(...letters).map((letter) => [letter]),
      }),
    );
    await fc.assert(
      fc.asyncProperty(alteration, async ({ at: from, removed, added }) => {
        const altered = fragment.slice(0, from) + added.join("") + fragment.slice(from + removed);
        fc.pre(altered !== fragment);
        expect((await verifyPass(altered, [key])).verdict).not.toBe("genuine");
      }),
      { numRuns: 10_000 },
    );
  });

  it("has one spelling: the unused bits of the signature's last character are refused", async () => {
    const fragment = await signed(await encodePass(passOf(1, "id")));
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];
    const verdicts = letters.map(
      async (letter) => (await verifyPass(fragment.slice(0, -1) + letter, [key])).verdict,
    );
    expect((await Promise.all(verdicts)).filter((verdict) => verdict === "genuine")).toHaveLength(1);
  });

  it("has no link that is none, and a content of 64 KB at most", async () => {
    const [tour] = passOf(1, "en").tours;
    const harmful = {
      ...passOf(1, "en"),
      tours: tour ? [{ ...tour, mapLink: "javascript:alert(1)", picture: "x?y" }] : [],
    };
    expect((await decodePass(await encodePass(harmful)))?.tours[0]).toMatchObject({
      mapLink: "",
      picture: "",
    });
    expect(await decodePass(await encodePass({ ...harmful, notes: "x".repeat(70_000) }))).toBeNull();
    expect(readPassParts("")).toBeNull();
  });
});
