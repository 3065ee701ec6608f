"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { FormField } from "@/components/admin/entity/form-field";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { SiteDraft } from "@/lib/site/fields";
import { proposedPrefix } from "@/lib/site/text-forms";

/** The letters before a booking's reference, with a proposal made from the name. */
export function BookingPrefixField() {
  const { setValue } = useFormContext<SiteDraft>();
  const [name, prefix] = useWatch<SiteDraft, ["name", "booking_prefix"]>({
    name: ["name", "booking_prefix"],
  });
  const proposed = proposedPrefix(name);
  return (
    <div className="grid content-start gap-1.5">
      <FormField name="booking_prefix" placeholder={proposed || undefined} />
      {proposed !== "" && prefix.trim() === "" && (
        <button
          type="button"
          className="min-h-11 w-fit text-left font-medium text-sea-700 text-sm hover:underline"
          onClick={() => setValue("booking_prefix", proposed, { shouldDirty: true })}
        >
          {adminText("site.proposePrefix", { prefix: proposed })}
        </button>
      )}
    </div>
  );
}
