const indonesian = new Intl.DateTimeFormat("id", { dateStyle: "medium", timeZone: "UTC" });

/** A calendar day that is stored as its midnight in UTC: `14 Des 2026`. */
export function formatDay(day: Date): string {
  return indonesian.format(day);
}
