"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { FormField } from "@/components/admin/entity/form-field";
import { formatRate } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import {
  type AccentColours,
  accentColours,
  accentContrast,
  isReadableAccent,
  nearestReadableAccent,
} from "@/lib/core/pages/accent";
import type { SiteDraft } from "@/lib/site/fields";
import { hexColour, isHexColour } from "@/lib/site/text-forms";

/** The accent of a site whose operator chose none, `--color-accent` of `app/globals.css`. */
const siteAccent = "#c04a22";

/** Shows a button and a link in the colours that follow from an accent. */
function Sample({ colours }: { colours: AccentColours }) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm" aria-hidden="true">
      <span
        className="inline-flex min-h-9 items-center rounded-full px-4 font-semibold"
        style={{ background: colours.accent, color: colours["on-accent"] }}
      >
        {adminText("site.accentSample")}
      </span>
      <span className="font-semibold" style={{ color: colours["accent-text"] }}>
        {adminText("site.accentTextSample")}
      </span>
    </p>
  );
}

/** The accent colour: typed or chosen, with the nearest readable colour if text on the typed one cannot be read. */
export function AccentField() {
  const { setValue } = useFormContext<SiteDraft>();
  const typed = hexColour(useWatch<SiteDraft, "accent">({ name: "accent" }));
  const isColour = isHexColour(typed);
  const proposed = isColour && !isReadableAccent(typed) ? nearestReadableAccent(typed) : null;
  const change = (value: string) =>
    setValue("accent", value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <div className="grid content-start gap-2">
      <div className="flex items-start gap-2">
        <FormField name="accent" className="grow" placeholder={siteAccent} />
        <input
          type="color"
          aria-label={adminText("site.chooseAccent")}
          value={isColour ? typed : siteAccent}
          onChange={(event) => change(event.target.value)}
          className="mt-7 h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-sand-500 bg-white p-1"
        />
      </div>
      <div role="status" className="grid gap-2 empty:hidden">
        {proposed && (
          <>
            <p className="text-sm leading-snug">
              {adminText("site.accentUnreadable", { ratio: formatRate(accentContrast(typed), "id") })}
            </p>
            <button
              type="button"
              onClick={() => change(proposed)}
              className="inline-flex min-h-11 w-fit items-center gap-2 rounded-full border border-sea-800/25 bg-white px-4 font-semibold text-sea-900 text-sm hover:border-sea-800/60 hover:bg-sea-50"
            >
              <span
                className="size-5 rounded-full border border-ink/20"
                style={{ background: proposed }}
                aria-hidden="true"
              />
              {adminText("site.useAccent", { colour: proposed })}
            </button>
          </>
        )}
      </div>
      {isColour && <Sample colours={accentColours(proposed ?? typed)} />}
    </div>
  );
}
