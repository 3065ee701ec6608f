const russian = "йцукенгшщзхъфывапролджэячсмитьбюё";
const english = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

const toEnglish = new Map([...russian].map((letter, key) => [letter, english[key] ?? ""]));
const toRussian = new Map([...english].map((letter, key) => [letter, russian[key] ?? ""]));

/** `зрш зрш` is `phi phi`. Null if the text does not change or mixes both layouts. */
export function otherKeyboardLayout(text: string): string | null {
  const lower = text.toLowerCase();
  const isRussian = /[а-яё]/.test(lower);
  if (isRussian === /[a-z]/.test(lower)) return null;
  const keys = isRussian ? toEnglish : toRussian;
  return [...lower].map((letter) => keys.get(letter) ?? letter).join("");
}
