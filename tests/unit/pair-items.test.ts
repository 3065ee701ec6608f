import { expect, it } from "vitest";
import { pairItems } from "@/lib/history/pair-items";
import { tourFields } from "@/lib/tours/fields";

const faqs = tourFields.faqs.items.fields;

/** A question whose words no other question has, in three hundred words. */
function unlike(seed: string) {
  const text = (language: string) =>
    Array.from({ length: 300 }, (_, word) => `${language}${seed}w${word}`).join(" ");
  const texts = () => ({ en: text("en"), id: text("id"), ru: text("ru") });
  return { question: texts(), answer: texts() };
}

const list = (mark: string) => Array.from({ length: 50 }, (_, n) => unlike(`${mark}${n}`));

it("pairs fifty unlike questions with fifty others within half a second of processor", () => {
  pairItems(faqs, [unlike("a")], [unlike("b")]);
  const begin = process.cpuUsage();
  const pairs = pairItems(faqs, list("a"), list("b"));
  const { user, system } = process.cpuUsage(begin);
  expect(pairs).toHaveLength(100);
  expect((user + system) / 1_000).toBeLessThan(500);
});
