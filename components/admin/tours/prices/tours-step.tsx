"use client";

import { adminText } from "@/lib/core/i18n/admin-messages";

export const priceScopes = ["chosen", "shown", "all"] as const;

export type PriceScope = (typeof priceScopes)[number];

interface ToursStepProps {
  counts: Record<PriceScope, number>;
  scope: PriceScope;
  onScope: (scope: PriceScope) => void;
}

export function ToursStep({ counts, scope, onScope }: ToursStepProps) {
  // Offers each set of tours only once.
  const offered = priceScopes.filter(
    (each) => each === "all" || (counts[each] > 0 && counts[each] < counts.all),
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{adminText("bulk.steps.tours")}</legend>
      {offered.map((each) => (
        <label
          key={each}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-sand-500 px-4 py-2 text-sm transition-colors hover:border-sea-600 has-checked:border-sea-700 has-checked:bg-sea-50"
        >
          <input
            type="radio"
            name="bulk-scope"
            value={each}
            checked={scope === each}
            onChange={() => onScope(each)}
            className="size-4.5 shrink-0 cursor-pointer accent-sea-700"
          />
          <span className="font-medium">{adminText(`bulk.scopes.${each}`, { count: counts[each] })}</span>
        </label>
      ))}
      {offered.length === 1 && <p className="text-ink-soft text-sm">{adminText("bulk.chooseHint")}</p>}
    </fieldset>
  );
}
