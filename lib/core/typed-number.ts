export type NumberReading =
  | { kind: "number"; value: number }
  | { kind: "ambiguous"; readings: [grouped: number, decimal: number] }
  | { kind: "none" };

const none: NumberReading = { kind: "none" };

const isoCurrencies = new Set(Intl.supportedValuesOf("currency"));

/** Marks of a currency. Abbreviations of numbers, such as `rb` and `jt`, must not match. */
const currency = "[A-Z]{0,2}\\p{Sc}|Rp\\.?|[A-Z]{3}|Baht|руб\\.?|р\\.";

const sign = "[-+\u2212]?";

const typedShape = new RegExp(
  `^(${sign})\\s*(?:(${currency})\\s*)?(${sign})\\s*(\\d[\\d\\s.,'’]*|[.,]\\d+)\\s*(${currency})?$`,
  "iu",
);

const mark = /[.,'’\s]/g;

function marksOf(digits: string): string[] {
  return [...digits.matchAll(mark)].map(([each]) => (/[.,]/.test(each) ? each : /\s/.test(each) ? " " : "'"));
}

/** Whether the digits are grouped by three. A first group that begins with zero has no second group. */
function isGrouped([first = "", ...rest]: string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => group.length === 3);
}

function readDigits(digits: string, decimals: number): NumberReading {
  const groups = digits.split(mark);
  const marks = marksOf(digits);
  const [fraction = "", ...otherGroups] = groups.toReversed();
  const [last = "", ...otherMarks] = marks.toReversed();
  if (groups.slice(1).includes("")) return none;
  const grouped = Number(groups.join(""));
  if (marks.length === 0) return { kind: "number", value: grouped };
  const whole = otherGroups.toReversed();
  const decimal = Number(`${whole.join("")}.${fraction}`);
  const fitsGroups = isGrouped(groups);
  const isOneKind = otherMarks.every((each) => each === last);
  const fitsDecimal =
    /[.,]/.test(last) &&
    new Set(otherMarks).size <= 1 &&
    !otherMarks.includes(last) &&
    (otherMarks.length === 0 ? /^(?:0?|[1-9]\d*)$/.test(whole[0] ?? "") : isGrouped(whole));
  if (fitsGroups && isOneKind && (!fitsDecimal || decimals < 3)) return { kind: "number", value: grouped };
  if (!fitsDecimal) return none;
  // Three digits after another mark are thousands with a wrong mark, or more decimals than the field has.
  const isDoubtful = fitsGroups && (isOneKind || decimals < 3);
  return isDoubtful
    ? { kind: "ambiguous", readings: [grouped, decimal] }
    : { kind: "number", value: decimal };
}

function isCurrency(word: string): boolean {
  return !/^[A-Z]{3}$/i.test(word) || isoCurrencies.has(word.toUpperCase());
}

/**
 * Reads numbers as people write them: `1.519.000`, `1,519,000`, `1 519 000`, `37,6`, `-5`, `Rp 50.000,-`. A mark before
 * exactly three digits groups thousands; with three or more `decimals` that is ambiguous, unless the digits before the mark are 0
 * or missing.
 */
export function readTypedNumber(text: string, decimals: number): NumberReading {
  const typed = typedShape.exec(text.trim().replace(/[.,]-$/, ""));
  const [, outer = "", before = "", inner = "", digits = "", after = ""] = typed ?? [];
  if (!typed || (outer && inner) || (before && after) || !isCurrency(before || after)) return none;
  const reading = readDigits(digits.trim(), decimals);
  const isNegative = /[-\u2212]/.test(outer + inner);
  if (!isNegative || reading.kind === "none") return reading;
  return reading.kind === "number"
    ? { kind: "number", value: -reading.value }
    : { kind: "ambiguous", readings: [-reading.readings[0], -reading.readings[1]] };
}

/** Null if the text is invalid or ambiguous. */
export function typedNumber(text: string, decimals: number): number | null {
  const reading = readTypedNumber(text, decimals);
  return reading.kind === "number" ? reading.value : null;
}

/** The result has one reading for any number of decimals: `32.4150`. */
export function plainNumber(value: number): string {
  const isSmall = value !== 0 && Math.abs(value) < 0.000_001;
  const text = isSmall ? value.toFixed(20).replace(/0+$/, "") : String(value);
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}
