import { z } from "zod";
import type { Field } from "../content/field";
import { adminText } from "../i18n/admin-messages";

const weekday = z.int().min(1).max(7);
const week = [1, 2, 3, 4, 5, 6, 7] as const;

export const weekdayNames = week.map((number) => ({
  number,
  name: adminText(`calendar.weekdays.${number}`),
}));

/** Returns the days in the order of the week. Null stands for every day. */
export function knownWeekdays(given: readonly number[] | null): number[] | null {
  const days = week.filter((day) => given?.includes(day));
  return given === null || days.length === week.length ? null : days;
}

const digits = (days: number[] | null) => (days ?? week).join("");
const chosen = (draft: string) => [...draft].map(Number).filter((day) => day >= 1 && day <= 7);

export function weekdaysText(days: readonly number[] | null): string {
  if (days === null) return adminText("calendar.everyDay");
  return weekdayNames
    .filter(({ number }) => days.includes(number))
    .map(({ name }) => name)
    .join(", ");
}

/** Makes a field for weekdays. Null stands for every day. A form holds the numbers of the chosen days as one text: `135`. */
export function weekdaysField(place: Pick<Field, "label" | "section" | "hint">) {
  return {
    ...place,
    nothing: "calendar.everyDay",
    kind: "other",
    required: false,
    stored: z.array(weekday).nullable(),
    input: z
      .array(weekday)
      .min(1, "Pilih paling sedikit satu hari.")
      .max(7)
      .nullable()
      .transform(knownWeekdays),
    emptyDraft: () => digits(null),
    toDraft: digits,
    fromDraft: chosen,
    toRecord: (draft: string) => knownWeekdays(chosen(draft)),
    readable: (draft: string) => weekdaysText(chosen(draft)),
  } satisfies Field;
}
