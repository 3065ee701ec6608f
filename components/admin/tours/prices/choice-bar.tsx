"use client";

import { Eye, EyeOff, Percent } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface ChoiceBarProps {
  chosen: number;
  /** How many of the ticked tours visitors see. */
  visible: number;
  busy: boolean;
  others: number;
  onChooseAll: () => void;
  onClear: () => void;
  onPrices: () => void;
  onVisibility: (published: boolean) => void;
}

const textButton = "min-h-9 rounded-full px-2 font-medium text-sea-800 hover:bg-sea-100";

export function ChoiceBar({ chosen, visible, others, busy, ...handlers }: ChoiceBarProps) {
  const { onChooseAll, onClear, onPrices, onVisibility } = handlers;
  const hidden = chosen - visible;
  const outline = button({ variant: "outline", size: "small", className: "aria-disabled:opacity-60" });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm sm:mb-4 sm:gap-y-2">
      <p role="status" className={classNames("mr-1 text-ink-soft", chosen === 0 && "max-sm:sr-only")}>
        {adminText("bulk.chosen", { count: chosen })}
      </p>
      {others > 0 && (
        <button type="button" onClick={onChooseAll} className={textButton}>
          {adminText("bulk.chooseAll")}
        </button>
      )}
      {chosen > 0 && (
        <button type="button" onClick={onClear} className={textButton}>
          {adminText("bulk.clear")}
        </button>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-x-2 gap-y-1">
        <AdminLink
          href="/admin/change-batches"
          className="inline-flex min-h-9 items-center rounded-full px-2 font-medium text-sea-800 hover:bg-sea-100 max-sm:hidden"
        >
          {adminText("batches.title")}
        </AdminLink>
        {hidden > 0 && (
          <button type="button" aria-disabled={busy} onClick={() => onVisibility(true)} className={outline}>
            <Eye aria-hidden="true" className="size-4.5" />
            {adminText("bulk.show", { count: hidden })}
          </button>
        )}
        {visible > 0 && (
          <button type="button" aria-disabled={busy} onClick={() => onVisibility(false)} className={outline}>
            <EyeOff aria-hidden="true" className="size-4.5" />
            {adminText("bulk.hide", { count: visible })}
          </button>
        )}
        <button type="button" onClick={onPrices} className={outline}>
          <Percent aria-hidden="true" className="size-4.5" />
          {adminText("bulk.open")}
        </button>
      </span>
    </div>
  );
}
