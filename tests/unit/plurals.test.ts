import { expect, it } from "vitest";
import { translate } from "@/lib/core/i18n/messages";

//
it.each([
  [0, "0 туров"],
  [1, "1 тур"],
  [2, "2 тура"],
  [5, "5 туров"],
  [11, "11 туров"],
  [21, "21 тур"],
  [22, "22 тура"],
  [101, "101 тур"],
  [1.5, "1,5 тура"],
])("%d in Russian is %s", (count, text) => {
  expect(translate("ru")("tours.results", { count })).toBe(text);
});

it.each([
  [0, "0 tours"],
  [1, "1 tour"],
  [2, "2 tours"],
])("%d in English is %s", (count, text) => {
  expect(translate("en")("tours.results", { count })).toBe(text);
});
