import { localize } from "@/lib/content/localized-text";
import { currencyText, formatMoney } from "@/lib/format";
import { adminText } from "@/lib/i18n/admin-messages";
import { type AnsweredTour, agreedTotal } from "@/lib/requests/answers";
import { PlainField, PlainNumber } from "./plain-field";
import type { DeskTourState } from "./use-desk";

interface TourPeopleProps {
  answered: AnsweredTour;
  onChange: (part: Partial<DeskTourState>) => void;
}

/** The number and the price of each line, and the total, which staff may agree otherwise. */
export function TourPeople({ answered, onChange }: TourPeopleProps) {
  const { tour, counts, prices, total } = answered;
  const sum = formatMoney(agreedTotal({ ...answered, total: null }), tour.currency, "id");
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium text-base">{adminText("reply.people")}</legend>
      {tour.prices.map(({ id, service_type, description }) => {
        const line = localize(service_type, "id").text;
        return (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_4rem_6.5rem] items-center gap-2">
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
    </fieldset>
  );
}
