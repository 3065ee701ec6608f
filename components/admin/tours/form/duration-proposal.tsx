"use client";

import { useWatch } from "react-hook-form";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { button } from "@/components/ui/button";
import { isSame, plainCopy } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { proposedDuration } from "@/lib/tours/duration-proposal";
import type { TourDraft } from "@/lib/tours/schema";

/** Offers the duration that follows from the itinerary, in all languages. */
export function DurationProposal() {
  const { form } = useRecordForm();
  const days = useWatch({ name: "itineraries" }) as TourDraft["itineraries"] | undefined;
  const duration: unknown = useWatch({ name: "duration" });
  const proposed = proposedDuration(days ?? []);
  if (!proposed || isSame(duration, proposed)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
      {adminText("factGroups.duration", { duration: proposed.id })}
      <button
        type="button"
        onClick={() => form.setValue("duration", plainCopy(proposed), { shouldDirty: true })}
        className={button({ variant: "outline", size: "small" })}
      >
        {adminText("factGroups.useDuration")}
      </button>
    </p>
  );
}
