import { defineMark, emptyMark, jsonMark, numberMark, textMark } from "@/lib/core/browser/mark";

/** On the form that asks for a visitor's day, guests and place, and on the disclosure that folds the form. */
export const tripFormMark = defineMark("trip-form", emptyMark);
export const tripFoldMark = defineMark("trip-fold", emptyMark);

/** On the line that opens the form, and on the text in the line: what the text says where no day is named. */
export const tripOpenMark = defineMark("trip-open", emptyMark);
export const tripTextMark = defineMark("trip-text", textMark);

/** On the buttons that close the form and that forget the day. */
export const tripCloseMark = defineMark("trip-close", emptyMark);
export const tripForgetMark = defineMark("trip-forget", emptyMark);

/** On a button beside a number of the form. The value is what a click adds. */
export const tripStepMark = defineMark("trip-step", numberMark);

export interface AgeWords {
  children: string;
  age: string;
}

/** On the field for the ages of the children, which a script replaces by a choice for each child. */
export const tripAgesMark = defineMark("trip-ages", jsonMark<AgeWords>());

/** Marks the part of a card that shows the quote of a visitor's day. The value is the id of the tour. */
export const quoteMark = defineMark("quote", numberMark);

/** On such a place of a tour's own page: the words before tours that run on a day on which the tour does not. */
export const wholeQuoteMark = defineMark("whole-quote", textMark);

/** On a list of tours: the day of the list, whose prices the cards show. */
export const listDayMark = defineMark("list-day", textMark);

/** On the link that leads to the list of all days. */
export const anyDayMark = defineMark("any-day", emptyMark);
