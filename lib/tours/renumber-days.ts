/**
 * The numbers of days whose order has changed, since visitors see days by their numbers: 1, 2, 3 … where
 * that is what they were, else the same numbers in their order. A number that is missing or wrong stays.
 */
export function renumberedDays(days: string[]): string[] {
  const numbers = days.map(Number);
  if (days.some((day) => !/^\d+$/.test(day.trim()))) return days;
  // One more than there are: a day may just have been removed.
  const counted = numbers.every((number) => number >= 1 && number <= days.length + 1);
  return counted ? days.map((_, index) => String(index + 1)) : numbers.toSorted((a, b) => a - b).map(String);
}
