"use client";

import { useState } from "react";
import { Panel } from "@/components/admin/panel";
import { addDays } from "@/lib/core/calendar/days";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { TourDay } from "@/lib/tours/days/schema";
import { TellDay } from "./tell-day";

interface TourDaysPanelProps {
  tourId: number;
  today: string;
  last: string;
  told: TourDay[];
}

/** Shows and changes the places left of a tour: on the reported days, and on any other day that staff choose. */
export function TourDaysPanel({ tourId, today, last, told }: TourDaysPanelProps) {
  const [day, setDay] = useState(() => addDays(today, 1));
  const toldOn = (date: string) => told.find((each) => each.day === date) ?? null;
  const isDay = day >= today && day <= last;
  return (
    <Panel title={adminText("tourDays.title")}>
      <p className="text-sm">{adminText("tourDays.intro")}</p>
      <ul className="grid gap-4">
        {told
          .filter((each) => each.day !== day)
          .map((each) => (
            <li key={each.day}>
              <TellDay tourId={tourId} day={each.day} told={each} />
            </li>
          ))}
      </ul>
      <label className="grid max-w-60 gap-1 text-sm">
        {adminText("tourDays.day")}
        <input
          type="date"
          min={today}
          max={last}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          className="min-h-12 rounded-lg border border-sand-500 bg-white px-3 text-base"
        />
      </label>
      {isDay && <TellDay key={day} tourId={tourId} day={day} told={toldOn(day)} />}
    </Panel>
  );
}
