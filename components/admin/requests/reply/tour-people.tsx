import { localize } from "@/lib/core/content/localized-text";
import { currencyText, formatMoney } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { stillToPay } from "@/lib/requests/pass/trip-pass";
import { agreedTotal, type ReplyItem } from "@/lib/requests/reply/reply";
import { PlainField, PlainNumber } from "./plain-field";
import type { DeskTourState } from "./use-desk";

interface TourPeopleProps {
  reply: ReplyItem;
  onChange: (part: Partial<DeskTourState>) => void;
}

/** The number and the price of each line, and the total, which staff may agree otherwise. */
export function TourPeople({ reply, onChange }: TourPeopleProps) {
  const { tour, counts, prices, total, paid } = reply;
  const sum = formatMoney(agreedTotal({ ...reply, total: null }), tour.currency, "id");
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium text-base">{adminText("reply.people")}</legend>
      {tour.prices.map(({ id, service_type, description }) => {
        const line = localize(service_type, "id").text;
        return (
          <div
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_min(4rem,22%)_min(6.5rem,34%)] items-center gap-2"
          >
            <span className="text-[0.9375rem] leading-snug">
              {line}
              <span className="line-clamp-2 block text-sm">{localize(description, "id").text}</span>
            </span>
            <PlainNumber
              label={adminText("reply.count", { line })}
              decimals={0}
              value={counts[id] ?? 0}
              onChange={(count) => onChange({ counts: { ...counts, [id]: count ?? 0 } })}
              className="px-2 text-center font-semibold"
            />
            <PlainNumber
              label={adminText("reply.price", { line })}
              decimals={2}
              value={prices[id] ?? 0}
              onChange={(price) => onChange({ prices: { ...prices, [id]: price ?? 0 } })}
              className="px-2 text-right"
            />
          </div>
        );
      })}
      <PlainField
        label={`${adminText("reply.total")} (${currencyText(tour.currency, "id")})`}
        hint={adminText("reply.totalHint", { sum })}
      >
        {({ id }) => (
          <PlainNumber
            id={id}
            label={adminText("reply.total")}
            decimals={2}
            value={total}
            placeholder={sum}
            onChange={(value) => onChange({ total: value })}
          />
        )}
      </PlainField>
      <PlainField
        label={`${adminText("reply.paid")} (${currencyText(tour.currency, "id")})`}
        hint={adminText("reply.due", {
          amount: formatMoney(stillToPay({ total: agreedTotal(reply), paid }) ?? 0, tour.currency, "id"),
        })}
      >
        {({ id }) => (
          <PlainNumber
            id={id}
            label={adminText("reply.paid")}
            decimals={2}
            value={paid}
            onChange={(value) => onChange({ paid: value ?? 0 })}
          />
        )}
      </PlainField>
    </fieldset>
  );
}
