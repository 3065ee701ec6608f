import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { writtenDay } from "@/lib/core/calendar/day-texts";
import { formatNumber } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { longestReadText } from "@/lib/requests/reading/message-text";
import type { LeftOut, SheetBooking } from "@/lib/requests/sheet/read-sheet";

/** Reasons after which nobody is missing from the sheet. */
const minorReasons = new Set<LeftOut["reason"]>(["same", "reply", "other"]);

function reasonText({ reason }: LeftOut): string {
  const count = formatNumber(longestReadText, "id");
  return reason === "tooLong"
    ? adminText("daySheet.leftOut.tooLong", { count })
    : adminText(`daySheet.leftOut.${reason}`);
}

function peopleLines({ guests }: SheetBooking): string[] {
  return guests.map(({ fullName, reference, tour }) =>
    adminText("daySheet.leftOut.people", {
      name: [fullName || reference, tour.name].filter(Boolean).join(" · "),
      day: writtenDay(tour.day, "id"),
      count: tour.lines.reduce((sum, { count }) => sum + count, 0),
    }),
  );
}

function LeftOutItem({ item, onTake }: { item: LeftOut; onTake: (item: LeftOut) => void }) {
  const { booking, reference, reason, text } = item;
  const isMinor = minorReasons.has(reason);
  const isSwap = reason === "replaced" || reason === "passesDiffer" || reason === "textDiffers";
  return (
    <li
      className={classNames(
        "grid gap-2 rounded-lg border p-3",
        isMinor ? "border-line bg-white" : "border-coral-700 bg-coral-50",
      )}
    >
      <p className="font-semibold leading-snug">
        {[reasonText(item), reference].filter(Boolean).join(" · ")}
      </p>
      {booking &&
        peopleLines(booking).map((line) => (
          <p key={line} dir="auto" className="leading-snug">
            {line}
          </p>
        ))}
      <pre
        dir="auto"
        className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-wrap rounded bg-white p-2 font-sans text-sm"
      >
        {text.trim().slice(0, 4_000)}
      </pre>
      {booking && (
        <button
          type="button"
          onClick={() => onTake(item)}
          className={button({ variant: "outline", className: "min-h-12 justify-self-start" })}
        >
          {adminText(isSwap ? "daySheet.leftOut.swap" : "daySheet.leftOut.take")}
        </button>
      )}
    </li>
  );
}

interface LeftOutListProps {
  items: readonly LeftOut[];
  onTake: (item: LeftOut) => void;
}

/** Names what was pasted and is not on the sheet: each piece with its text and the reason. */
export function LeftOutList({ items, onTake }: LeftOutListProps) {
  const keyed = items.map((item, index) => ({ item, key: `${index} ${item.reason}` }));
  const minor = keyed.filter(({ item }) => minorReasons.has(item.reason));
  const major = keyed.filter(({ item }) => !minorReasons.has(item.reason));
  const list = (shown: typeof keyed) => (
    <ul className="grid gap-2">
      {shown.map(({ item, key }) => (
        <LeftOutItem key={key} item={item} onTake={onTake} />
      ))}
    </ul>
  );
  return (
    <section aria-label={adminText("daySheet.leftOut.title")} className="grid gap-3 print:hidden">
      {major.length > 0 && (
        <>
          <h2 className="font-semibold text-lg">{`${adminText("daySheet.leftOut.title")} (${major.length})`}</h2>
          {list(major)}
        </>
      )}
      {minor.length > 0 && (
        <details className="rounded-lg border border-line p-3">
          <summary className="min-h-11 content-center font-medium">
            {adminText("daySheet.leftOut.minor", { count: minor.length })}
          </summary>
          {list(minor)}
        </details>
      )}
    </section>
  );
}
