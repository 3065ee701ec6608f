"use client";

import { Percent } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface ChoiceBarProps {
  chosen: number;
  others: number;
  onChooseAll: () => void;
  onClear: () => void;
  onPrices: () => void;
}

const textButton = "min-h-9 rounded-full px-2 font-medium text-sea-800 hover:bg-sea-100";

export function ChoiceBar({ chosen, others, onChooseAll, onClear, onPrices }: ChoiceBarProps) {
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
        <button type="button" onClick={onPrices} className={button({ variant: "outline", size: "small" })}>
          <Percent aria-hidden="true" className="size-4.5" />
          {adminText("bulk.open")}
        </button>
      </span>
    </div>
  );
}
