import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { areaPath, linePath } from "@/lib/figures/chart";
import { type Compared, changePercent } from "@/lib/figures/summary";

interface ChangeProps {
  sum: Compared;
  short?: boolean;
}

export function FigureChange({ sum, short = false }: ChangeProps) {
  const percent = changePercent(sum);
  if (percent === null) return null;
  const Icon = percent < 0 ? TrendingDown : TrendingUp;
  const number = formatNumber(Math.abs(percent), "id");
  const words = adminText(percent < 0 ? "figures.less" : "figures.more", { percent: number });
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap text-sm ${percent < 0 ? "text-coral-700" : "text-leaf-600"}`}
    >
      {percent !== 0 && <Icon aria-hidden="true" className="size-4" />}
      {short ? (
        <>
          <span aria-hidden="true">{number}%</span>
          <span className="sr-only">{words}</span>
        </>
      ) : (
        words
      )}
    </span>
  );
}

interface FigureTileProps {
  label: string;
  value: string;
  children?: ReactNode;
}

export function FigureTile({ label, value, children }: FigureTileProps) {
  return (
    <div className="grid content-start gap-1 rounded-card border border-line bg-white p-4 shadow-card sm:p-5">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="grid gap-1.5">
        <span className="font-semibold text-3xl text-sea-900 tracking-tight">{value}</span>
        {children}
      </dd>
    </div>
  );
}

export function DayLine({ values, end }: { values: number[]; end: number }) {
  return (
    <>
      <path d={areaPath(values, end)} className="fill-sea-100/70" />
      <path
        d={linePath(values, end)}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-sea-600"
      />
    </>
  );
}

export function ShareBar({ value, most, className }: { value: number; most: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block overflow-hidden rounded-full bg-sand-100", className)}
    >
      <span className="block h-full rounded-full bg-sea-500" style={{ width: `${(value / most) * 100}%` }} />
    </span>
  );
}

export interface Bar {
  key: string;
  label: ReactNode;
  sum: Compared;
}

export function BarList({ bars }: { bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ sum }) => sum.now));
  return (
    <ul className="grid gap-3">
      {bars.map(({ key, label, sum }) => (
        <li key={key} className="grid gap-1">
          <span className="flex items-baseline justify-between gap-4">
            <span className="wrap-anywhere min-w-0">{label}</span>
            <span className="flex shrink-0 items-baseline gap-3">
              <FigureChange sum={sum} short />
              <span className="font-semibold">{formatNumber(sum.now, "id")}</span>
            </span>
          </span>
          <ShareBar value={sum.now} most={most} className="h-2" />
        </li>
      ))}
    </ul>
  );
}
