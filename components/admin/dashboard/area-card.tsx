import { ArrowRight } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import type { Area } from "@/components/admin/areas";
import { formatNumber } from "@/components/admin/format-number";
import { adminText } from "@/lib/i18n/admin-messages";

interface AreaCardProps {
  area: Area;
  description: string;
  /** What is counted; absent where nothing is. */
  unit?: string;
  /** Absent when it could not be counted. */
  count?: number;
}

/** Leads to an area and says how much it holds. */
export function AreaCard({ area: { href, label, Icon }, description, unit, count }: AreaCardProps) {
  return (
    <AdminLink
      href={href}
      className="group/card flex min-h-44 flex-col rounded-card border border-line bg-white p-5 shadow-card transition-[border-color,box-shadow] hover:border-sea-300 hover:shadow-lift"
    >
      <span className="flex items-start justify-between gap-4">
        <span className="inline-flex size-11 items-center justify-center rounded-xl bg-sea-100 text-sea-800">
          <Icon aria-hidden="true" className="size-5.5" />
        </span>
        {unit && (
          <span className="text-right leading-none">
            <span className="block font-semibold text-4xl text-sea-900 tabular-nums tracking-tight">
              {count === undefined ? (
                <abbr title={adminText("dashboard.noCount")}>–</abbr>
              ) : (
                formatNumber(count)
              )}
            </span>
            <span className="mt-1.5 block text-ink-soft text-sm">{unit}</span>
          </span>
        )}
      </span>
      <span className="mt-auto grid gap-0.5 pt-5">
        <span className="flex items-center gap-2 font-semibold text-lg leading-snug">
          {label}
          <ArrowRight
            aria-hidden="true"
            className="size-4.5 text-sea-600 transition-transform group-hover/card:translate-x-1"
          />
        </span>
        <span className="text-ink-soft text-sm">{description}</span>
      </span>
    </AdminLink>
  );
}
