"use client";

import { useMemo, useState } from "react";
import { TellDay } from "@/components/admin/tour-days/tell-day";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { SelectBox } from "@/components/ui/select-box";
import { writtenDay } from "@/lib/core/calendar/day-texts";
import { dayInZone } from "@/lib/core/calendar/days";
import { localize, staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Language } from "@/lib/core/i18n/languages";
import type { PublicPassKey } from "@/lib/requests/pass/verify-pass";
import type { GuestMessageWords } from "@/lib/requests/reading/guest-message-words";
import { type KnownTourName, knownTours } from "@/lib/requests/reading/known-tours";
import { closedTourText } from "@/lib/requests/reply/reply";
import { type LeftOut, readSheetText, type SheetGuest } from "@/lib/requests/sheet/read-sheet";
import {
  addToSheet,
  type BoardingGroup,
  type BoatPlaces,
  closedPeriodOn,
  emptySheet,
  removeFromSheet,
  sheetDays,
  sheetOfDay,
  type TourClosedPeriods,
  takeLeftOut,
  takenPlaces,
} from "@/lib/requests/sheet/sheet";
import type { TourDay } from "@/lib/tours/days/schema";
import { useLeaveGuard } from "../../form/use-leave-guard";
import { PlainField } from "../reply/plain-field";
import { AddGuests } from "./add-guests";
import { CrewMessage } from "./crew-message";
import { LeftOutList } from "./left-out-list";
import { type BoardingState, type ClosedBoat, SheetTable } from "./sheet-table";

interface SheetPlacesProps {
  tour: BoardingGroup;
  day: string;
  boats: readonly BoatPlaces[];
  told: readonly TourDay[];
}

/** "27 of 35" of a boat, and the buttons that tell how many places the day has left. */
function SheetPlaces({ tour: { key, people }, day, boats, told }: SheetPlacesProps) {
  const id = Number(key);
  const boat = boats.find((each) => each.id === id);
  if (!boat) return null;
  const count = takenPlaces(people, boat.infants);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2 py-2">
      {boat.most !== null && (
        <p className="font-semibold text-lg">{adminText("tourDays.ofPlaces", { count, all: boat.most })}</p>
      )}
      <TellDay
        key={`${id} ${day}`}
        tourId={id}
        day={day}
        told={told.find((each) => each.tour_id === id && each.day === day) ?? null}
        {...(boat.most !== null && { counted: boat.most - count })}
      />
    </div>
  );
}

interface DaySheetProps {
  tours: KnownTourName[];
  closed: TourClosedPeriods[];
  boats: BoatPlaces[];
  told: TourDay[];
  keys: PublicPassKey[];
  words: Record<Language, GuestMessageWords>;
}

/** The sheet, in the memory of the page alone. */
function useSheet({ tours, keys, words }: Pick<DaySheetProps, "tours" | "keys" | "words">) {
  const known = useMemo(() => knownTours(tours), [tours]);
  const [sheet, setSheet] = useState(emptySheet);
  const [added, setAdded] = useState(0);
  const add = async (text: string) => {
    const readings = await readSheetText(text, { words, tours: known, keys });
    setAdded(readings.filter(({ booking }) => booking !== null && booking.source !== "request").length);
    setSheet((current) => addToSheet(current, readings));
  };
  const take = (item: LeftOut) => setSheet((current) => takeLeftOut(current, item));
  const remove = (guest: SheetGuest) => setSheet((current) => removeFromSheet(current, guest));
  const clear = () => {
    setSheet(emptySheet);
    setAdded(0);
  };
  return { ...sheet, added, add, take, remove, clear };
}

export function DaySheet(props: DaySheetProps) {
  const { bookings, leftOut, added, add, take, remove, clear } = useSheet(props);
  const [states, setStates] = useState<Record<string, BoardingState>>({});
  const [picked, setPicked] = useState("");
  const [isClearing, setIsClearing] = useState(false);
  // The sheet is nowhere else, so a tap on a link must not forget a morning's work.
  const guard = useLeaveGuard(() => bookings.length + leftOut.length > 0);
  const days = sheetDays(bookings);
  const today = dayInZone(new Date());
  const day = days.includes(picked) ? picked : (days.find((each) => each >= today) ?? days.at(-1) ?? "");
  const nameIn = (language: Language, id: number, name: string) => {
    const tour = props.tours.find((each) => each.id === id);
    return tour ? localize(tour.name, language).text : name;
  };
  const closedBoat = (tour: BoardingGroup): ClosedBoat | null => {
    const period = closedPeriodOn(props.closed, tour, day);
    if (!period) return null;
    const { reason } = period;
    const named = { day: writtenDay(day, "id") };
    return {
      notice: reason
        ? adminText("reply.truths.closedBecause", { ...named, reason: staffText(reason) })
        : adminText("reply.truths.closed", named),
      textFor: (guest, language) => {
        const title = nameIn(language, guest.tour.id, guest.tour.name);
        const closed = { title, day, reason: reason ? localize(reason, language).text : "" };
        return closedTourText(guest, closed, language, props.words[language]);
      },
    };
  };
  const areas = props.words.id.areas;
  const sheet = sheetOfDay(bookings, day, ({ id, name }) => nameIn("id", id, name), Object.keys(areas));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-4 print:hidden">
        <AddGuests onAdd={add} />
        {added > 0 && <Alert variant="success">{adminText("daySheet.added", { count: added })}</Alert>}
        <LeftOutList items={leftOut} onTake={take} />
        {bookings.length === 0 && <p>{adminText("daySheet.empty")}</p>}
      </div>
      {bookings.length > 0 && (
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
              closed={closedBoat(tour)}
              places={
                day >= today && <SheetPlaces tour={tour} day={day} boats={props.boats} told={props.told} />
              }
              areas={areas}
              states={states}
              onState={(key, state) => setStates((current) => ({ ...current, [key]: state }))}
              onRemove={remove}
            />
          ))}
          <CrewMessage
            tours={sheet}
            day={day}
            words={props.words}
            nameOf={({ key, name }, language) => nameIn(language, Number(key), name)}
          />
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
