"use client";

import { useWatch } from "react-hook-form";
import { TextField } from "@/components/admin/form/text-field";
import { adminText } from "@/lib/i18n/admin-messages";
import type { PromoDraft } from "@/lib/promos/draft";
import { daysLeft } from "@/lib/promos/state";
import { promoLabels } from "./promo-field-label";

function hintOf(day: string): string {
  const days = daysLeft(new Date(day), new Date());
  if (days < 0) return adminText("promos.endedAtOnce");
  return adminText(days === 0 ? "promos.endsToday" : "promos.endDateHint");
}

/** A promo's last day in Bangkok's calendar; says what a day means that is today or over. */
export function EndDateField() {
  const day = useWatch<PromoDraft, "end_date">({ name: "end_date" });
  return <TextField name="end_date" type="date" label={promoLabels.end_date} required hint={hintOf(day)} />;
}
