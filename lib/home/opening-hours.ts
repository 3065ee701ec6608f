const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

type Weekday = (typeof days)[number];

export interface OpeningTimes {
  days: Weekday[];
  opens: string;
  closes: string;
}

/** A day's English name, whole or its first three letters. */
function dayNumber(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  const rest = name.toLowerCase();
  return days.findIndex((day) => {
    const known = day.toLowerCase();
    return known.startsWith(start) && (rest === start || rest === known);
  });
}

function readDays(text: string): Weekday[] | null {
  if (/^(?:every day|daily|all days)$/i.test(text)) return [...days];
  const [first = "", last = first, ...others] = text.split(/\s*(?:[-–—]|\bto\b)\s*/i);
  const [from, until] = [dayNumber(first), dayNumber(last)];
  return from < 0 || until < from || others.length > 0 ? null : days.slice(from, until + 1);
}

/** `7:00`, `7.00` or `19` of a clock of 24 hours. */
function readTime(hours: string, minutes = "00"): string | null {
  return Number(hours) <= 23 && Number(minutes) <= 59 ? `${hours.padStart(2, "0")}:${minutes}` : null;
}

const line =
  /^([a-z –—-]+?)[,:]?\s+(\d{1,2})(?:[:.](\d{2}))?\s*(?:to|until|[-–—])\s*(\d{1,2})(?:[:.](\d{2}))?(?:,?\s+[a-z]+ time)?\.?$/i;

function readLine(text: string): OpeningTimes | null {
  const [, named = "", fromHours = "", fromMinutes, untilHours = "", untilMinutes] = line.exec(text) ?? [];
  const read = readDays(named.trim());
  const [opens, closes] = [readTime(fromHours, fromMinutes), readTime(untilHours, untilMinutes)];
  // A closing before the opening may be an hour of the afternoon, which nobody can know.
  return read && opens && closes && opens < closes ? { days: read, opens, closes } : null;
}

/** Reads opening hours that staff typed in English. Null unless each line can be read with certainty. */
export function readOpeningHours(text: string): OpeningTimes[] | null {
  const lines = text.split("\n").map((each) => each.trim());
  const read = lines.filter(Boolean).map(readLine);
  const known = read.filter((each) => each !== null);
  const named = known.flatMap((each) => each.days);
  const isClear = known.length > 0 && known.length === read.length && new Set(named).size === named.length;
  return isClear ? known : null;
}
