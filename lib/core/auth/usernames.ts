/** The letters of a name belong to one of these alphabets. Japanese is written in three scripts, which count as one alphabet. */
const alphabets = [
  /^\p{Script=Latin}$/u,
  /^\p{Script=Cyrillic}$/u,
  /^\p{Script=Greek}$/u,
  /^\p{Script=Thai}$/u,
  /^\p{Script=Arabic}$/u,
  /^\p{Script=Hebrew}$/u,
  /^\p{Script=Hangul}$/u,
  /^(?:\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})$/u,
];

/** Characters that nobody sees, that break the line, or that look like a space. */
const unseen = /\p{C}|\p{Zl}|\p{Zp}|[^\P{Zs} ]|\p{Default_Ignorable_Code_Point}|\u2800/u;

/** Letters and figures of other alphabets that look like Latin ones, and Latin ones that look like each other. */
const lookalikes: Record<string, string> = Object.fromEntries(
  Object.entries({
    a: "\u0430\u03b1",
    b: "\u0432\u044c\u03b2",
    c: "\u0441",
    e: "\u0435\u03b5",
    h: "\u043d",
    i: "\u0456\u03b9",
    j: "\u0458",
    k: "\u043a\u03ba",
    l: "1|!\u04cf",
    m: "\u043c",
    n: "\u03b7",
    o: "0\u043e\u03bf",
    p: "\u0440\u03c1",
    s: "\u0455$5",
    t: "\u0442\u03c4",
    u: "\u03c5",
    v: "\u03bd",
    x: "\u0445\u03c7",
    y: "\u0443\u03b3",
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

export function normalUsername(name: string): string {
  return name.normalize("NFKC");
}

/** Null: nothing is wrong with the characters. */
export function usernameProblem(name: string): string | null {
  if (unseen.test(name)) return "Username tidak boleh berisi karakter yang tidak terlihat.";
  const letters = [...name].filter((each) => /\p{L}/u.test(each));
  const used = new Set(letters.map((each) => alphabets.findIndex((alphabet) => alphabet.test(each))));
  return used.size > 1 ? "Username harus memakai satu jenis huruf saja." : null;
}

/** A text that is equal for names that a reader confuses: `Admin`, `adm1n` and `\u0430dmin`. */
export function usernameSkeleton(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return [...plain]
    .map((each) => lookalikes[each] ?? each)
    .join("")
    .replaceAll("i", "l")
    .replaceAll(/[\s._-]+/g, " ")
    .replaceAll("rn", "m");
}
