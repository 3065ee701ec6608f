import { operatorDay, operatorTime } from "@/lib/core/content/days";
import { formatShortDay } from "@/lib/core/format";

/** Formats `22 Nov 2026, 19.05` in the operator's time zone, equally on the server and in browsers. */
export function momentText(time: Date): string {
  const clock = operatorTime(time).slice(11, 16).replace(":", ".");
  return `${formatShortDay(operatorDay(time), "id")}, ${clock}`;
}

export function Moment({ time }: { time: Date }) {
  return (
    <time dateTime={time.toISOString()} className="sm:whitespace-nowrap">
      {momentText(time)}
    </time>
  );
}
