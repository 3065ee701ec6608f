/** Whom a number of guests is for. `people` is a number that does not say whether it is of adults or children. */
export type GuestKind = "adult" | "child" | "infant" | "people";

const numberWords: readonly (readonly [number, string])[] = [
  [1, "a|an|one|satu|seorang|один|одна|одного|одну"],
  [2, "two|dua|два|две|двое|двух"],
  [3, "three|tiga|три|трое|трёх|трех"],
  [4, "four|empat|четыре|четверо|четырёх|четырех"],
  [5, "five|lima|пять|пятеро|пяти"],
  [6, "six|enam|шесть|шестеро|шести"],
  [7, "seven|tujuh|семь|семеро"],
  [8, "eight|delapan|восемь"],
  [9, "nine|sembilan|девять"],
  [10, "ten|sepuluh|десять"],
];

const nouns: Record<GuestKind, string> = {
  adult: "adults?|grown-?ups?|dewasa|взросл\\p{L}{1,3}|взр",
  child: "kids?|child(?:ren)?|anak(?:-anak)?|реб[её]н\\p{L}{2}|дет(?:ей|и|ям|ьми)|дет",
  infant: "infants?|bab(?:y|ies)|toddlers?|bayi|balita|младен\\p{L}{2,4}",
  people: "people|persons?|pax|orang|человека?|чел",
};

const kinds = Object.keys(nouns) as GuestKind[];

const word = (source: string) => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`;
const numbers = numberWords.map(([, words]) => words).join("|");
const described = "(?:(?:small|little|young|orang|маленьк\\p{L}{1,3})\\s{1,3})?";

const counted = new RegExp(
  `(?<![\\p{L}\\p{N}.,/:+-])(?:(\\d{1,2})\\s{0,3}|(${numbers})\\s{1,3})${described}` +
    `(?:${kinds.map((kind) => `(?<${kind}>${nouns[kind]})`).join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** Russian says one child without a number. */
const single = new RegExp(word("реб[её]н(?:ок|ка|ку|ком)|младен(?:ец|ца|цем)"), "giu");

function numberOf(digits: string | undefined, written: string | undefined): number {
  if (digits !== undefined) return Number(digits);
  const named = written?.toLowerCase() ?? "";
  return numberWords.find(([, words]) => words.split("|").includes(named))?.[0] ?? 0;
}

export interface PeoplePart {
  kind: GuestKind;
  count: number;
  start: number;
  end: number;
}

/** Finds the numbers of guests. A child without a number counts as one if no other place of the text counts children. */
export function findPeople(plain: string): PeoplePart[] {
  const found = Array.from(plain.matchAll(counted), (match): PeoplePart => {
    const [text, digits, written] = match;
    const kind = kinds.find((each) => match.groups?.[each] !== undefined) ?? "people";
    return { kind, count: numberOf(digits, written), start: match.index, end: match.index + text.length };
  }).filter(({ count }) => count > 0);
  const singles = Array.from(plain.matchAll(single), ({ index, 0: text }): PeoplePart => {
    const kind = /^м/iu.test(text) ? "infant" : "child";
    return { kind, count: 1, start: index, end: index + text.length };
  });
  return [...found, ...singles.filter((each) => !found.some(({ kind }) => kind === each.kind))];
}
