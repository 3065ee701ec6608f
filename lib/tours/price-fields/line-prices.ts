import { z } from "zod";
import type { AdminKey, Field } from "../../core/content/field";
import { numberProblem } from "../../core/content/field-kinds";
import { moneyAmount, moneyDecimals } from "../../core/content/fields";
import { plainNumber, typedNumber } from "../../core/typed-number";

const typedPrice = (typed: string) => typedNumber(typed, moneyDecimals);
const sentPrice = (typed: string) => typedPrice(typed) ?? (typed.trim() || null);

function priceProblems(typed: string[]): Record<string, string> {
  const found = typed.map((each) => (each?.trim() ? numberProblem(each, moneyDecimals) : undefined));
  return Object.fromEntries(found.flatMap((problem, index) => (problem ? [[index, problem]] : [])));
}

/** One price per price line of the tour, in their order. Null means that the price of the line counts. */
export function linePrices(label: AdminKey) {
  return {
    label,
    kind: "other",
    beside: "prices",
    required: false,
    stored: z.array(moneyAmount.nullable()),
    input: z.array(moneyAmount.nullable()).max(50),
    emptyDraft: (): string[] => [],
    toDraft: (prices: (number | null)[]) => prices.map((price) => (price === null ? "" : plainNumber(price))),
    fromDraft: (drafts: string[]) => drafts.map(sentPrice),
    draftProblems: priceProblems,
    toRecord: (drafts: string[]) => drafts.map(typedPrice),
  } satisfies Field;
}
