import { defineMark, emptyMark, jsonMark, type MarkFormat, textMark } from "@/lib/core/browser/mark";

/** What a script of a page knows of a tour that the server drew. */
export interface CardMarkValue {
  /** Path of the tour's page, such as `/en/tours/phi-phi-12`, which holds the kind and the id. */
  href: string;
  /** The price from, as it is shown; empty for a tour without a price. */
  from: string;
  name: string;
}

/** Neither a path nor a price holds the sign between the parts; a name may. */
const tourFormat: MarkFormat<CardMarkValue> = {
  write: ({ href, from, name }) => `${href}|${from}|${name}`,
  read(written) {
    const [href = "", from = "", ...name] = written.split("|");
    return { href, from, name: name.join("|") };
  },
};

/** On the picture of a card, over which the plan's heart is drawn. */
export const cardMark = defineMark("card", tourFormat);

/** On the place of a tour's own page where the plan's button is drawn. */
export const planButtonMark = defineMark("plan-button", tourFormat);

/** On a list of cards: the query of the list, such as `?page=2`; empty for the plain list. */
export const listMark = defineMark("list", textMark);

/** On the link of a tour's page that leads back to the list. */
export const listReturnMark = defineMark("list-return", emptyMark);

/** On the filter chip that narrows the list, and on the row that is scrolled to the chip. */
export const narrowingChipMark = defineMark("narrows", emptyMark);
export const chipRowMark = defineMark("chips", emptyMark);

/** On a chip of the footer: the text by which the chip filters the list of tours. */
export const footerFilterMark = defineMark("filter", textMark);

/** Returns the id of a card, by which an address such as `/en/tours#tour-12` names the card. */
export function cardId(tourId: number): string {
  return `tour-${tourId}`;
}

interface FilterWords {
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
