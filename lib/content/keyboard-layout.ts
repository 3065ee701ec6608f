/** The keys of a Russian keyboard, and what an English one writes with them; the order of both is the same. */
const russian = "йцукенгшщзхъфывапролджэячсмитьбюё";
const english = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

const toEnglish = new Map([...russian].map((letter, key) => [letter, english[key] ?? ""]));
const toRussian = new Map([...english].map((letter, key) => [letter, russian[key] ?? ""]));

/**
 * What the same keys write in the other of the two layouts: `зрш зрш` is `phi phi`. Null where that says nothing else, or
 * where the text has letters of both.
 */
export function otherKeyboardLayout(text: string): string | null {
  const lower = text.toLowerCase();
  const isRussian = /[а-яё]/.test(lower);
  if (isRussian === /[a-z]/.test(lower)) return null;
  const keys = isRussian ? toEnglish : toRussian;
  return [...lower].map((letter) => keys.get(letter) ?? letter).join("");
}
