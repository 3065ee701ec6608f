import { defineMark, emptyMark } from "@/lib/core/browser/mark";
import type { Language } from "@/lib/core/i18n/languages";

/** On the body of a public page. The value is the language of the page. */
export const pageMark = defineMark<Language>("page", {
  write: (language) => language,
  read: (text) => text as Language,
});

/** On the fixed bar of the header. The value says whether its text is light at the top of the page. */
export const headerBarMark = defineMark<boolean>("bar", {
  write: (isLight) => (isLight ? "light" : ""),
  read: (text) => text === "light",
});

/** On a disclosure that closes when the visitor leaves it. */
export const disclosureMark = defineMark("disclosure", emptyMark);

/** On the element around a link that floats over the page. */
export const floatingLinkMark = defineMark("floating-link", emptyMark);

/** On an element that stays in sight and may be taller than the window. */
export const stickyMark = defineMark("sticky", emptyMark);

/** The number of tours in the plan, which styles show; nothing for an empty plan. */
export const planLinkMark = defineMark<number>("plan", {
  write: (count) => (count > 0 ? String(count) : ""),
  read: Number,
});
