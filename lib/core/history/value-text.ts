import type { Field } from "../content/field";
import { formatMoney, formatRate, formatShortDay } from "../format";
import { adminText } from "../i18n/admin-messages";
import { staffName } from "../i18n/staff-names";

/** An old version may have another type where a text or a number is expected. */
export function rawValueText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function listText(field: Field | null, values: unknown[], currency: string): string {
  const { success, data } = field?.stored.safeParse(values) ?? { success: false, data: undefined };
  if (success && field?.readable) return field.readable(String(field.toDraft(data)));
  const money = (value: unknown) => (typeof value === "number" ? formatMoney(value, currency, "id") : "–");
  return values.every((value) => value === null || typeof value === "number")
    ? values.map(money).join(" · ")
    : JSON.stringify(values);
}

function dayText(text: string): string {
  const day = new Date(text);
  return Number.isNaN(day.getTime()) ? text : formatShortDay(day, "id");
}

export function versionValueText(field: Field | null, value: unknown, currency: string): string {
  const text = rawValueText(value);
  const { choiceNames = {} } = field ?? {};
  const name = Object.hasOwn(choiceNames, text) ? choiceNames[text] : undefined;
  if (name) return staffName(name);
  if (typeof value === "boolean") return adminText(value ? "yes" : "no");
  if (typeof value === "number" && field?.kind === "other" && field.readable) return field.readable(text);
  if (Array.isArray(value)) return listText(field, value, currency);
  if (field?.kind === "day" && typeof value === "string") return dayText(value);
  if (typeof value === "number" && field?.isMoney) return formatMoney(value, currency, "id");
  if (typeof value === "number" && field?.decimals === 1) return formatRate(value, "id");
  return text;
}
