import { defineMark, emptyMark, jsonMark, textMark } from "@/lib/core/browser/mark";

export interface FilterWords {
  /** The number of the tours' kind in the API. */
  type: number;
  /** The words of the submit button by plural form, with `#` for the count; `zero` is for no tour at all. */
  apply: Record<string, string>;
}

export const filterFormMark = defineMark("filters", jsonMark<FilterWords>());

/** On the disclosure that folds the form, and on the control that opens the disclosure. */
export const filterFoldMark = defineMark("filter-fold", emptyMark);
export const filterOpenMark = defineMark("filter-open", emptyMark);

/** On the text behind a checkbox: the label without a count. */
export const filterLabelMark = defineMark("label", textMark);

/** On the submit button, which says how many tours the filters leave. */
export const filterTotalMark = defineMark("total", emptyMark);

export const filterCloseMark = defineMark("close", emptyMark);
