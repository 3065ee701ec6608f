"use client";

import { useMemo, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { SelectBox } from "@/components/ui/select-box";
import { writtenDay } from "@/lib/booking/written-day";
import { phuketDay } from "@/lib/calendar/days";
import { localize, staffText } from "@/lib/content/localized-text";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Language } from "@/lib/i18n/languages";
import {
  closedPeriodOn,
  readSheetText,
  type SheetGuest,
  type SheetReading,
  type SheetTour,
  sheetDays,
  sheetOfDay,
  type TourClosedPeriods,
} from "@/lib/requests/day-sheet";
import type { DeskWords } from "@/lib/requests/desk-words";
import { type KnownTour, knownTours } from "@/lib/requests/known-tours";
import type { PublicPassKey } from "@/lib/trip-pass/verify-pass";
import { useLeaveGuard } from "../form/use-leave-guard";
import { PlainField } from "../reply/plain-field";
import { AddGuests } from "./add-guests";
import { CrewMessage } from "./crew-message";
import { SheetTable } from "./sheet-table";

interface DaySheetProps {
  tours: KnownTour[];
  closed: TourClosedPeriods[];
  keys: PublicPassKey[];
  words: Record<Language, DeskWords>;
}

const guestKey = ({ reference, fullName, tour }: SheetGuest) =>
  [reference || fullName, tour.id || tour.name, tour.day].join(" ");

/** The guests of the sheet, in the memory of the page alone. */
function useSheet({ tours, keys, words }: Omit<DaySheetProps, "closed">) {
  const known = useMemo(() => knownTours(tours), [tours]);
  const [guests, setGuests] = useState<SheetGuest[]>([]);
  const [result, setResult] = useState<{ added: number; refused: SheetReading["refused"] } | null>(null);
  const add = async (text: string) => {
    const read = await readSheetText(text, { words, tours: known, keys });
    setResult({ added: read.guests.length, refused: read.refused });
    // A later pass of the same guest replaces the earlier one.
    setGuests((current) => {
      const byKey = new Map([...current, ...read.guests].map((guest) => [guestKey(guest), guest]));
      return [...byKey.values()];
    });
  };
  const remove = (guest: SheetGuest) =>
    setGuests((current) => current.filter((each) => guestKey(each) !== guestKey(guest)));
  const clear = () => {
    setGuests([]);
    setResult(null);
  };
  return { guests, result, add, remove, clear };
}

export function DaySheet(props: DaySheetProps) {
  const { guests, result, add, remove, clear } = useSheet(props);
  const [picked, setPicked] = useState("");
  const [isClearing, setIsClearing] = useState(false);
  // The sheet is nowhere else, so a tap on a link must not forget a morning's work.
  const guard = useLeaveGuard(() => guests.length > 0);
  const days = sheetDays(guests);
  const today = phuketDay(new Date());
  const day = days.includes(picked) ? picked : (days.find((each) => each >= today) ?? days.at(-1) ?? "");
  const nameOf = ({ id, name }: SheetGuest["tour"]) => {
    const tour = props.tours.find((each) => each.id === id);
    return tour ? localize(tour.name, "id").text : name;
  };
  const closedText = (tour: SheetTour) => {
    const period = closedPeriodOn(props.closed, tour, day);
    if (!period) return null;
    const named = { day: writtenDay(day, "id") };
    return period.reason
      ? adminText("reply.truths.closedBecause", { ...named, reason: staffText(period.reason) })
      : adminText("reply.truths.closed", named);
  };
  const sheet = sheetOfDay(guests, day, nameOf);
  const areas = props.words.id.areas;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-4 print:hidden">
        <AddGuests onAdd={add} />
        {result && (
          <div className="grid gap-2">
            {result.added > 0 && (
              <Alert variant="success">{adminText("daySheet.added", { count: result.added })}</Alert>
            )}
            {result.refused.map(({ reason, text }) => (
              <Alert key={reason + text} variant="error">
                {adminText(`daySheet.refused.${reason}`, { text })}
              </Alert>
            ))}
          </div>
        )}
        {guests.length === 0 && <p>{adminText("daySheet.empty")}</p>}
      </div>
      {guests.length > 0 && (
        <>
          <div className="flex flex-wrap items-end gap-3 max-sm:*:grow print:hidden">
            <PlainField label={adminText("daySheet.day")} className="sm:w-72">
              {(control) => (
                <SelectBox {...control} value={day} onChange={({ target }) => setPicked(target.value)}>
                  {days.map((each) => (
                    <option key={each} value={each}>
                      {writtenDay(each, "id")}
                    </option>
                  ))}
                </SelectBox>
              )}
            </PlainField>
            <button
              type="button"
              onClick={() => window.print()}
              className={button({ variant: "secondary", className: "min-h-12" })}
            >
              <Icon name="printer" className="size-5" />
              {adminText("daySheet.print")}
            </button>
            <button
              type="button"
              onClick={() => setIsClearing(true)}
              className={button({ variant: "outline", className: "min-h-12" })}
            >
              {adminText("daySheet.clear")}
            </button>
          </div>
          <h2 className="hidden font-semibold text-xl print:block">{writtenDay(day, "id")}</h2>
          {sheet.map((tour) => (
            <SheetTable
              key={tour.key}
              tour={tour}
              closed={closedText(tour)}
              areas={areas}
              onRemove={remove}
            />
          ))}
          <CrewMessage tours={sheet} day={day} words={props.words} />
        </>
      )}
      <ConfirmDialog
        open={isClearing}
        onOpenChange={setIsClearing}
        title={adminText("daySheet.clearTitle")}
        confirmLabel={adminText("daySheet.clear")}
        cancelLabel={adminText("daySheet.clearStay")}
        onConfirm={() => {
          clear();
          setIsClearing(false);
        }}
      />
      <ConfirmDialog
        open={guard.asking}
        onOpenChange={(open) => !open && guard.stay()}
        title={adminText("form.leaveTitle")}
        text={adminText("daySheet.leaveText")}
        confirmLabel={adminText("form.leaveConfirm")}
        cancelLabel={adminText("form.leaveStay")}
        onConfirm={guard.leave}
      />
    </div>
  );
}
