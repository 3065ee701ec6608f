import { z } from "zod";
import { periodText } from "../../core/calendar/admin-words";
import type { PlannedPrices } from "../../core/calendar/calendar";
import { isDatedDay, isYearlyDay } from "../../core/calendar/days";
import type { Field } from "../../core/content/field";
import { optionalMoney } from "../../core/content/field-kinds";
import { list } from "../../core/content/list-field";
import { adminText } from "../../core/i18n/admin-messages";
import { dayOfYears } from "./fields";
import { linePrices } from "./line-prices";

const from = {
  label: "tourForm.fields.planned_from",
  kind: "day",
  type: "date",
  required: true,
  stored: z.iso.date(),
  input: dayOfYears,
  emptyDraft: () => "",
  toDraft: (value) => value,
  fromDraft: (draft) => draft.trim() || undefined,
  toRecord: (draft) => (dayOfYears.safeParse(draft).success ? draft : "2199-12-31"),
} satisfies Field<z.ZodISODate, string, string, true>;

export function plannedSeasonText(key: string): string {
  const [first = "", last = ""] = key.split("/");
  return key === "" ? adminText("tourForm.outsideSeasons") : periodText({ from: first, until: last });
}

const isSeason = (key: string) =>
  key.split("/").length === 2 && key.split("/").every((day) => isDatedDay(day) || isYearlyDay(day));

/** The days of a season, such as `11-01/04-30`. */
const season = {
  label: "tourForm.fields.planned_season",
  kind: "text",
  required: false,
  stored: z.string().nullable(),
  input: z
    .string()
    .refine((key) => key === "" || isSeason(key), "Tulis hari musim seperti 11-01/04-30.")
    .nullable()
    .transform((key) => key || null),
  emptyDraft: () => "",
  toDraft: (value) => value ?? "",
  fromDraft: (draft) => draft || null,
  toRecord: (draft) => draft || null,
  readable: plannedSeasonText,
} satisfies Field<z.ZodNullable<z.ZodString>, string | null, string, false>;

const planned = list({
  label: "tourForm.fields.planned_prices",
  section: "prices",
  limit: 100,
  fields: {
    from,
    season,
    starting_price: optionalMoney({ label: "tourForm.fields.starting_price" }),
    original_price: optionalMoney({ label: "tourForm.fields.original_price" }),
    prices: linePrices("tourForm.fields.planned_lines"),
  },
  item: "tourForm.items.planned_prices",
  add: "tourForm.add.planned_prices",
  empty: "tourForm.empty.planned_prices",
});

/** An entry as a request sends it. An absent or null price does not change. */
export type GivenPlannedPrices = Pick<PlannedPrices, "from"> & Partial<PlannedPrices>;

/** Refuses entries that change no price, and two entries for the same prices on the same day. */
function checkPlanned({ value, issues }: z.core.ParsePayload<GivenPlannedPrices[]>): void {
  const refuse = (index: number, name: string, message: string) =>
    issues.push({ code: "custom", input: value[index], path: [index, name], message });
  for (const [index, entry] of value.entries()) {
    const { from: first, season: days, starting_price, original_price, prices = [] } = entry;
    const all = [starting_price, original_price, ...prices];
    if (all.every((price) => (price ?? null) === null)) {
      refuse(index, "starting_price", "Isi paling sedikit satu harga.");
    }
    const isTwice = value
      .slice(0, index)
      .some((before) => before.from === first && (before.season ?? null) === (days ?? null));
    if (isTwice) refuse(index, "from", "Sudah ada harga lain mulai tanggal ini.");
  }
}

/** Prices from a day on. */
export const plannedPrices = {
  ...planned,
  stored: planned.stored.describe(
    "Prices that apply from a day of the operator on. A price that is null does not change. `season` names a season by its days (`11-01/04-30`), and is null for prices outside seasons. `prices` holds the prices of the price lines in the order of the lines.",
  ),
  input: planned.input.check(checkPlanned),
};
