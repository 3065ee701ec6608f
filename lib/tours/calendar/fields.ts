import { z } from "zod";
import { checkPeriods, periodDay } from "../../core/calendar/period-fields";
import { weekdaysField } from "../../core/calendar/weekdays-field";
import { flag, optionalMoney, optionalNumber } from "../../core/content/field-kinds";
import { list } from "../../core/content/list-field";
import { optionalTextField } from "../../core/content/text-kinds";
import { visitorText } from "../../core/content/visitor-text";
import { checkOriginalPrices, originalPriceSince } from "../price-fields/fields";
import { linePrices } from "../price-fields/line-prices";
import { plannedPrices } from "../price-fields/planned-fields";
import { closedPeriodLimits } from "./closed-limits";

const period = {
  from: periodDay({ label: "tourForm.fields.from" }),
  until: periodDay({ label: "tourForm.fields.until" }),
};

/** A yearly period whose days are not chosen yet. */
const everyYear = { from: "-", until: "-" };

const seasonFields = {
  ...period,
  name: visitorText({ label: "tourForm.fields.season_name", limit: 100 }),
  starting_price: optionalMoney({ label: "tourForm.fields.starting_price" }),
  original_price: optionalMoney({ label: "tourForm.fields.original_price" }),
  original_price_since: originalPriceSince({ label: "tourForm.fields.original_price_since" }),
  prices: linePrices("tourForm.fields.season_prices"),
  rough: flag({ label: "tourForm.fields.rough", initial: false }),
  note: visitorText({ label: "tourForm.fields.note", limit: 300 }),
};

const seasons = list({
  label: "tourForm.fields.seasons",
  section: "calendar",
  limit: 24,
  fields: seasonFields,
  item: "tourForm.items.seasons",
  add: "tourForm.add.seasons",
  empty: "tourForm.empty.seasons",
  newItem: () => ({
    ...everyYear,
    name: seasonFields.name.emptyDraft(),
    starting_price: "",
    original_price: "",
    original_price_since: "",
    prices: [],
    rough: "no",
    note: seasonFields.note.emptyDraft(),
  }),
});

const closedFields = { ...period, reason: visitorText({ label: "tourForm.fields.reason", limit: 300 }) };

const closedPeriods = list({
  label: "tourForm.fields.closed_periods",
  section: "calendar",
  limit: closedPeriodLimits.all,
  fields: closedFields,
  item: "tourForm.items.closed_periods",
  add: "tourForm.add.closed_periods",
  empty: "tourForm.empty.closed_periods",
});

export const calendarFields = {
  weekdays: weekdaysField({ label: "tourForm.fields.weekdays", section: "calendar" }),
  cutoff_days: optionalNumber({
    label: "tourForm.fields.cutoff_days",
    section: "calendar",
    values: z.int().min(1).max(60),
    decimals: 0,
  }),
  cutoff_time: optionalTextField({
    label: "tourForm.fields.cutoff_time",
    section: "calendar",
    limit: 20,
    nullable: true,
    type: "time",
    check: [(text) => /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/.test(text), "Jam harus ditulis seperti 18:00."],
  }),
  only_in_seasons: flag({ label: "tourForm.fields.only_in_seasons", section: "calendar", initial: false }),
  seasons: { ...seasons, input: seasons.input.check(checkPeriods, checkOriginalPrices) },
  closed_periods: {
    ...closedPeriods,
    limit: closedPeriodLimits.staff,
    input: closedPeriods.input.check(checkPeriods),
  },
  planned_prices: plannedPrices,
};

export type SeasonInput = z.output<typeof seasons.input>[number];
