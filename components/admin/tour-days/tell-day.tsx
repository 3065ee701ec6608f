"use client";

import { useRef, useState } from "react";
import { Moment } from "@/components/admin/moment";
import { notifyError } from "@/components/admin/toasts";
import { classNames } from "@/components/ui/class-names";
import { callApi, failureText } from "@/lib/core/api/client";
import { writtenDay } from "@/lib/core/calendar/day-texts";
import { adminText } from "@/lib/core/i18n/admin-messages";
import {
  dayStates,
  mostFewPlaces,
  type TourDay,
  type TourDayInput,
  tourDaySchema,
} from "@/lib/tours/days/schema";

interface TellDayProps {
  tourId: number;
  day: string;
  /** The report about the day at the time of loading, or null. */
  told: TourDay | null;
  /** How many places are left by the count of the sheet. */
  counted?: number;
}

const numbers = Array.from({ length: mostFewPlaces }, (_, index) => index + 1);

/** Sends what is told: the tour and the day in the address, state and number in the body, and nothing else. */
async function tell(tourId: number, day: string, json: TourDayInput): Promise<TourDay> {
  return tourDaySchema.parse(await callApi(`packages/${tourId}/days/${day}`, { method: "PUT", json }));
}

/** Tells with one press that a day of a tour has few places left, is full, or is open again; says who told it last and when. */
export function TellDay({ tourId, day, told, counted }: TellDayProps) {
  const [known, setKnown] = useState(told);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const state = known?.state ?? "open";
  const places = known?.places ?? null;
  const send = async (input: TourDayInput) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      setKnown(await tell(tourId, day, input));
    } catch (error) {
      notifyError(failureText(error, adminText("tourDays.failed")));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const few = counted !== undefined && numbers.includes(counted) ? counted : null;
  return (
    <fieldset className="grid gap-2 print:hidden" aria-busy={busy}>
      <legend className="mb-1 font-medium text-sm">
        {adminText("tourDays.legend", { day: writtenDay(day, "id") })}
      </legend>
      <div className="flex flex-wrap items-center gap-1.5">
        {dayStates.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === state}
            onClick={() => void send(each === "few" ? { state: each, places: few } : { state: each })}
            className={classNames(
              "min-h-11 rounded-lg border px-3 font-medium text-[0.9375rem]",
              each === state
                ? "border-sea-900 bg-sea-900 text-white"
                : "border-sand-500 bg-white text-ink hover:border-sea-600",
            )}
          >
            {adminText(`tourDays.states.${each}`)}
          </button>
        ))}
        {state === "few" && (
          <label className="flex items-center gap-2 text-sm">
            {adminText("tourDays.places")}
            <select
              value={places ?? ""}
              onChange={({ target }) =>
                void send({ state: "few", places: target.value ? Number(target.value) : null })
              }
              className="min-h-11 rounded-lg border border-sand-500 bg-white px-2 text-base"
            >
              <option value="">{adminText("tourDays.noNumber")}</option>
              {numbers.map((number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {known?.told_at && (
          <>
            {known.told_by} · <Moment time={known.told_at} />
          </>
        )}
      </p>
    </fieldset>
  );
}
