import { ArrowRight } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import type { Area } from "@/components/admin/areas";
import { AreaCount } from "./area-count";

interface AreaCardProps {
  area: Area;
  description: string;
  /** What is counted; absent where nothing is. */
  unit?: string;
  /** Absent when it could not be counted. */
  count?: number;
}

/** Leads to an area and says how much it holds: a row on a phone, a card on wider screens. */
export function AreaCard({ area: { href, label, Icon }, description, unit, count }: AreaCardProps) {
  return (
    <AdminLink
      href={href}
      className="group/card grid grid-cols-[auto_1fr_auto] content-between items-center gap-x-4 gap-y-8 rounded-card border border-line bg-white p-4 shadow-card transition-[border-color,box-shadow] hover:border-sea-300 hover:shadow-lift sm:grid-cols-[1fr_auto] sm:items-start sm:p-5"
    >
      <span className="inline-flex size-11 items-center justify-center rounded-xl bg-sea-100 text-sea-800">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <span className="grid min-w-0 gap-0.5 sm:col-span-2 sm:row-start-2">
        <span className="flex items-center gap-2 font-semibold text-lg leading-snug">
          {label}
          <ArrowRight
            aria-hidden="true"
            className="size-4.5 text-sea-600 transition-transform group-hover/card:translate-x-1 max-sm:hidden"
          />
        </span>
        <span className="text-ink-soft text-sm">{description}</span>
      </span>
      {unit && <AreaCount count={count} unit={unit} />}
    </AdminLink>
  );
}
