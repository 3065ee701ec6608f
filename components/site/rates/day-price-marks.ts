import { defineMark, emptyMark, type MarkFormat, numberMark } from "@/lib/core/browser/mark";

/** `original` is the place of the price before the discount with its words, `struck` is that price. */
const parts = ["label", "amount", "original", "struck"] as const;

type PricePart = (typeof parts)[number];

const partFormat: MarkFormat<PricePart> = {
  write: (part) => part,
  read: (text) => parts.find((part) => part === text) ?? "amount",
};

/** On a starting price that follows the visitor's own day, and on its parts. The value is the id of the tour. */
export const dayPriceMark = defineMark("day-price", numberMark);
export const pricePartMark = defineMark("price-part", partFormat);

interface DiscountPlace {
  /** The id of the tour. */
  id: number;
  /** The words of a badge that shows nothing yet, with a percentage of 0. Empty where the badge has its own words. */
  words: string;
}

const discountFormat: MarkFormat<DiscountPlace> = {
  write: ({ id, words }) => `${id} ${words}`,
  read: (text) => {
    const [id = "", ...words] = text.split(" ");
    return { id: Number(id), words: words.join(" ") };
  },
};

/** On the badge of the discount of such a price. */
export const discountMark = defineMark("discount", discountFormat);

/** On the price of a price line of a tour's own page. The value is the position of the line. */
export const linePriceMark = defineMark("line-price", numberMark);

/** On the day whose prices the table of a tour shows. */
export const pricedDayMark = defineMark("priced-day", emptyMark);
