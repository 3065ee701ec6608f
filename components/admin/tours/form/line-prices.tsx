"use client";

import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { MoneyField } from "@/components/admin/form/number-field";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import type { ListMove } from "@/components/admin/form/use-list";
import { moneyDecimals } from "@/lib/core/content/fields";
import { formatMoney } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { typedNumber } from "@/lib/core/typed-number";
import type { TourDraft } from "@/lib/tours/schema";

interface LinePricesProps {
  /** The path of a season, or of planned prices. */
  name: string;
  label: string;
}

/** An input per price line of the tour, each with the price of the line as its hint. */
export function LinePrices({ name, label }: LinePricesProps) {
  const [lines, currency] = useWatch<TourDraft, ["prices", "currency"]>({ name: ["prices", "currency"] });
  const named = lines.map(({ service_type, price }, index) => ({
    path: `${name}.prices.${index}`,
    label: service_type.id || service_type.en || adminText("calendar.line", { number: index + 1 }),
    price,
  }));
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-xl bg-sand-100/70 p-3">
      <legend className="float-left mb-2 w-full font-medium text-sm">{label}</legend>
      {lines.length === 0 && (
        <p className="clear-both text-ink-soft text-sm">{adminText("calendar.noLines")}</p>
      )}
      <div className="clear-both grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {named.map(({ path, label: line, price }) => (
          <MoneyField
            key={path}
            name={path}
            label={line}
            hint={adminText("calendar.linePrice", {
              price: formatMoney(typedNumber(price, moneyDecimals) ?? 0, currency, "id"),
            })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const listsBeside = ["seasons", "planned_prices"] as const;

/** Moves the prices of seasons and plans with their line, and keeps those of removed lines for a restore. */
export function useLinePrices(): (move: ListMove) => void {
  const { form } = useRecordForm();
  const removed = useRef<(string | undefined)[][]>([]);
  return ({ from, to }) => {
    const back = from === null ? (removed.current.pop() ?? []) : [];
    const taken = listsBeside
      .flatMap((list) => {
        const items: { prices: string[] }[] = form.getValues(list);
        return items.map(({ prices }, index) => ({ prices, path: `${list}.${index}.prices` }));
      })
      .map(({ prices: typed, path }, index) => {
        // Positions of untouched inputs are holes in the array.
        const prices = Array.from(typed, (price?: string) => price ?? "");
        const price = from === null ? back[index] : prices.splice(from, 1)[0];
        if (to !== null) {
          while (prices.length < to) prices.push("");
          prices.splice(to, 0, price ?? "");
        }
        form.setValue(path, prices, { shouldDirty: true });
        return price;
      });
    if (to === null) removed.current.push(taken);
  };
}
