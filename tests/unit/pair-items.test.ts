import { expect, it } from "vitest";
import { pairItems } from "@/lib/core/history/pair-items";
import { tourFields } from "@/lib/tours/fields";
import { processorTimeWithin } from "../setup/measure";

const faqs = tourFields.faqs.items.fields;

/** A question whose words no other question has, in three hundred words. */
function unlike(seed: string) {
  const text = (language: string) =>
    Array.from({ length: 300 }, (_, word) => `${language}${seed}w${word}`).join(" ");
  const texts = () => ({ en: text("en"), id: text("id"), ru: text("ru") });
  return { question: texts(), answer: texts() };
}

const list = (mark: string) => Array.from({ length: 50 }, (_, n) => unlike(`${mark}${n}`));

it("pairs fifty unlike questions with fifty others within half a second of processor", async () => {
  const pair = () => expect(pairItems(faqs, list("a"), list("b"))).toHaveLength(100);
  expect(await processorTimeWithin(500, pair)).toBeLessThan(500);
});
