/** The letters of the Russian keyboard, and the English letters on the same keys in the same order. */
const russian = "йцукенгшщзхъфывапролджэячсмитьбюё";
const english = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

const toEnglish = new Map([...russian].map((letter, key) => [letter, english[key] ?? ""]));
const toRussian = new Map([...english].map((letter, key) => [letter, russian[key] ?? ""]));

/**
 * Converts a text to the letters that the same keys give in the other keyboard layout: `зрш зрш` is `phi phi`. Returns
 * null if the text does not change or mixes the letters of both layouts.
 */
export function otherKeyboardLayout(text: string): string | null {
  const lower = text.toLowerCase();
  const isRussian = /[а-яё]/.test(lower);
  if (isRussian === /[a-z]/.test(lower)) return null;
  const keys = isRussian ? toEnglish : toRussian;
  return [...lower].map((letter) => keys.get(letter) ?? letter).join("");
}
