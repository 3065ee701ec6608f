import { defineMark, emptyMark, type MarkFormat, textMark } from "@/lib/core/browser/mark";

interface MarkedAmount {
  amount: number;
  /** As staff typed the currency. */
  currency: string;
}

const amountFormat: MarkFormat<MarkedAmount> = {
  write: ({ amount, currency }) => `${amount} ${currency}`,
  read(written) {
    const [amount = "", currency = ""] = written.split(" ");
    return { amount: Number(amount), currency };
  },
};

interface MarkedRate {
  baht: number;
  /** Such as `2026-11-25`. */
  day: string;
}

const rateFormat: MarkFormat<MarkedRate> = {
  write: ({ baht, day }) => `${baht} ${day}`,
  read(written) {
    const [baht = "", day = ""] = written.split(" ");
    return { baht: Number(baht), day };
  },
};

/** On a price in another currency: the amount that was converted. */
export const aboutMark = defineMark("about", amountFormat);

/** On the parts of such a price: the visible text, the text for screen readers, and the day of the rate. */
export const aboutTextMark = defineMark("about-text", emptyMark);
export const aboutSpokenMark = defineMark("about-spoken", emptyMark);
export const aboutDayMark = defineMark("about-day", emptyMark);

/** On an option of the footer's choice: the rate of the currency. */
export const rateMark = defineMark("rate", rateFormat);

/** On the footer's choice: the sentence that screen readers say of a converted price. */
export const spokenWordsMark = defineMark("spoken", textMark);
