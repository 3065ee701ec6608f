import { Icon } from "@/components/ui/icon";
import { quantity } from "@/lib/booking/booking";
import { fill } from "@/lib/i18n/fill";
import type { BookingWords } from "./booking-words";

interface QuantityStepperProps {
  service: string;
  value: number;
  words: BookingWords;
  onChange: (value: number) => void;
}

const step =
  "inline-flex size-11 items-center justify-center rounded-full border border-sea-800/30 text-sea-900 hover:bg-sea-50 disabled:cursor-not-allowed disabled:opacity-40";

/** Whole numbers from 0 up, no maximum; an empty field counts as 0. */
export function QuantityStepper({ service, value, words, onChange }: QuantityStepperProps) {
  return (
    <div className="flex shrink-0 items-center gap-1">
      <button
        type="button"
        aria-label={fill(words.decrease, { service })}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
        className={step}
      >
        <Icon name="minus" className="size-5" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        aria-label={fill(words.quantity, { service })}
        value={value === 0 ? "" : String(value)}
        placeholder="0"
        onChange={(event) => onChange(quantity(event.target.value.replace(/\D/g, "")))}
        className="h-11 w-14 rounded-lg border border-transparent bg-transparent text-center font-semibold text-lg placeholder:text-ink hover:border-line focus:border-sand-500"
      />
      <button
        type="button"
        aria-label={fill(words.increase, { service })}
        onClick={() => onChange(value + 1)}
        className={step}
      >
        <Icon name="plus" className="size-5" />
      </button>
    </div>
  );
}
