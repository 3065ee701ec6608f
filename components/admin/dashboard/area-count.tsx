import { formatNumber } from "@/components/admin/format-number";
import { adminText } from "@/lib/i18n/admin-messages";

/** A count and what it counts; a dash where it could not be counted. */
export function AreaCount({ count, unit }: { count: number | undefined; unit: string }) {
  return (
    <span className="text-right leading-none">
      <span className="block font-semibold text-3xl text-sea-900 tracking-tight sm:text-4xl">
        {count === undefined ? <span title={adminText("dashboard.noCount")}>–</span> : formatNumber(count)}
      </span>
      <span className="mt-1.5 block text-ink-soft text-sm">{unit}</span>
    </span>
  );
}
