"use client";

import { useWatch } from "react-hook-form";
import { dayInZone } from "@/lib/core/calendar/days";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { oldPriceDoubt } from "@/lib/tours/pricing/old-prices";
import { FormField } from "./form-field";

interface OldPriceDayProps {
  name: string;
  prices: string[];
}

/** The day of old prices, which says why staff should look at them again. */
export function OldPriceDay({ name, prices }: OldPriceDayProps) {
  const [day, ...typed]: unknown[] = useWatch({ name: [name, ...prices] });
  const since = typeof day === "string" && day !== "" ? day : null;
  const hasOldPrice = typed.some((price) => typeof price === "string" && price.trim() !== "");
  const doubt = hasOldPrice ? oldPriceDoubt(since, dayInZone(new Date())) : null;
  return (
    <FormField
      name={name}
      hint={
        doubt && <span className="font-medium text-coral-700">{adminText(`oldPrices.hints.${doubt}`)}</span>
      }
    />
  );
}
