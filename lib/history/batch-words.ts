import { periodText } from "../calendar/admin-words";
import { fieldLabel } from "../content/field-labels";
import { staffText } from "../content/localized-text";
import { formatNumber, formatShortDay } from "../format";
import { adminText } from "../i18n/admin-messages";
import { entityDefinition } from "../registry/entities";
import { periodsOfDays, storedClosure } from "../tours/closures/closure";
import { type PriceChange, type PriceChangeRequest, priceChangeInput } from "../tours/prices/change";
import type { Batch, Undone } from "./schema";

function changeText(change: PriceChange): string {
  if ("clear_original" in change) return adminText("batches.cleared");
  const [value, unit] = "percent" in change ? [change.percent, "%"] : [change.amount, ""];
  const amount = `${percentText(Math.abs(value))}${unit}`;
  return adminText(value < 0 ? "batches.lowered" : "batches.raised", { amount });
}

function percentText(value: number): string {
  return value.toLocaleString("id", { maximumFractionDigits: 4 });
}

/** Makes a sentence such as "Naik 7,5%, dibulatkan ke kelipatan 50 terdekat, mulai 1 Des 2026". */
export function priceChangeText({
  change,
  round,
  from,
}: Pick<PriceChangeRequest, "change" | "round" | "from">): string {
  const step = round && formatNumber(round.step, "id");
  return [
    changeText(change),
    round && adminText(`batches.rounded.${round.mode}`, { step: step ?? "" }),
    from && adminText("batches.startsOn", { day: formatShortDay(new Date(from), "id") }),
  ]
    .filter(Boolean)
    .join(", ");
}

function closureText(request: Batch["request"]): string {
  const closure = storedClosure.safeParse(request);
  if (!closure.success) return "";
  const { days, reason } = closure.data;
  return `${periodsOfDays(days).map(periodText).join(", ")}: ${staffText(reason)}`;
}

/** Makes texts such as "Pulau Karang, Teluk Biru, dan 5 lainnya". */
export function batchRecordsText(titles: string[], records: number): string {
  const names = titles.join(", ");
  const count = records - titles.length;
  return count > 0 ? adminText("batches.andOthers", { names, count }) : names;
}

export function batchText({ kind, request }: Pick<Batch, "kind" | "request">): string {
  if (kind === "closures") return closureText(request);
  if (kind !== "prices") return "";
  const asked = priceChangeInput.safeParse(request);
  if (!asked.success) return "";
  const fields = asked.data.fields.map((field) => adminText(`bulk.fields.${field}`)).join(", ");
  return `${priceChangeText(asked.data)}: ${fields}`;
}

export function sharedTextOf({ kind, request }: Pick<Batch, "kind" | "request">): number | null {
  const id = request.shared_text_id;
  return kind === "texts" && typeof id === "number" ? id : null;
}

/** Makes texts such as "Pulau Karang: Harga Mulai". */
export function keptTexts({ kept }: Pick<Undone, "kept">): string[] {
  return kept.map(
    ({ entity, name, path }) => `${name}: ${fieldLabel(entityDefinition(entity).fields, path)}`,
  );
}
