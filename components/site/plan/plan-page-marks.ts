import { defineMark, numberMark } from "@/lib/core/browser/mark";

/** On the card of a tour of the plan. */
export const plannedTourMark = defineMark("planned", numberMark);

/** On the place of a plan's card where the day and the counts of the tour are drawn. */
export const planSlotMark = defineMark("plan-slot", numberMark);

export const planTitleId = "plan-title";

/** On the starting price of a planned tour, which follows the day of that tour in the plan. The value is the id of the tour. */
export const planPriceMark = defineMark("plan-price", numberMark);
