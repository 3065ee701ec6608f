import { defineMark, wholeNumber } from "@/lib/browser/mark";

/** On a link to the plan: how many tours the plan holds, which styles show; written as nothing for an empty plan. */
export const planLinkMark = defineMark<number>("plan", {
  write: (count) => (count > 0 ? String(count) : ""),
  read: Number,
});

/** On the card of a tour of the plan, and on the head of its column in the comparison. */
export const plannedTourMark = defineMark("planned", wholeNumber);

/** On the place of a plan's card where the day and the counts of the tour are drawn. */
export const planSlotMark = defineMark("plan-slot", wholeNumber);

/** The id of the title of a plan's page. */
export const planTitleId = "plan-title";
