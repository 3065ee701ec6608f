import { periodText } from "../core/calendar/admin-words";
import { staffText } from "../core/content/localized-text";
import { formatDecimal, formatNumber, formatShortDay } from "../core/format";
import type { Batch } from "../core/history/schema";
import { adminText } from "../core/i18n/admin-messages";
import { periodsOfDays, storedClosure } from "./closures/closure";
import { type PriceChange, type PriceChangeRequest, priceChangeInput } from "./price-changes/change";
import { publicationChangeInput } from "./publication-change";

function changeText(change: PriceChange): string {
  if ("clear_original" in change) return adminText("batches.cleared");
  const [value, unit] = "percent" in change ? [change.percent, "%"] : [change.amount, ""];
  const amount = `${formatDecimal(Math.abs(value), 4, "id")}${unit}`;
  return adminText(value < 0 ? "batches.lowered" : "batches.raised", { amount });
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

function publicationText(request: Batch["request"]): string {
  const change = publicationChangeInput.safeParse(request);
  return change.success ? adminText(change.data.published ? "batches.shown" : "batches.hidden") : "";
}

/** Makes texts such as "Pulau Karang, Teluk Biru, dan 5 lainnya". */
export function batchRecordsText(titles: string[], records: number): string {
  const names = titles.join(", ");
  const count = records - titles.length;
  return count > 0 ? adminText("batches.andOthers", { names, count }) : names;
}

export function batchText({ kind, request }: Pick<Batch, "kind" | "request">): string {
  if (kind === "closures") return closureText(request);
  if (kind === "publication") return publicationText(request);
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
