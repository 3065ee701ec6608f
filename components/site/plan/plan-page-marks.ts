import { defineMark, numberMark } from "@/lib/browser/mark";

/** On the card of a tour of the plan. */
export const plannedTourMark = defineMark("planned", numberMark);

/** On the place of a plan's card where the day and the counts of the tour are drawn. */
export const planSlotMark = defineMark("plan-slot", numberMark);

export const planTitleId = "plan-title";
