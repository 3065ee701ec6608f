"use client";

import { useEffect, useState } from "react";
import { type KeptNotes, prepareDayNotes, readDayNotes } from "@/lib/core/browser/day-notes-storage";
import type { Language } from "@/lib/core/i18n/languages";
import type { Quotes } from "@/lib/tours/quotes/quotes-schema";

interface DayNotesProps {
  tour: number;
  /** Empty without a day. */
  day: string;
  language: Language;
  /** False shows what the device keeps alone, because the days of a plan reach the server in no request. */
  asks?: boolean;
  /** Decides whether the device keeps the notes of a day. By default the device keeps all. */
  keeps?: (day: string) => boolean;
}

interface FoundNotes {
  day: string;
  notes: KeptNotes | null;
}

/** Asks for the notes of a day, and keeps them for the time without a signal. */
async function loadDayNotes({ tour, day, language, keeps }: DayNotesProps): Promise<KeptNotes | null> {
  const store = prepareDayNotes(tour, day, language);
  const { callApi } = await import("@/lib/core/api/client");
  const query = new URLSearchParams({ language, ids: String(tour), whole: String(tour), date: day });
  const { data } = await callApi<Quotes>(`packages/quotes?${query}`, { anonymous: true });
  const [quote] = data;
  if (!quote) return null;
  const notes = { order: quote.order, water: quote.water };
  if (keeps?.(day) ?? true) store(notes);
  return notes;
}

function useDayNotes({ tour, day, language, asks = true, keeps }: DayNotesProps): KeptNotes | null {
  const [found, setFound] = useState<FoundNotes>({ day: "", notes: null });
  useEffect(() => {
    if (!day) return;
    let isCurrent = true;
    setFound({ day, notes: readDayNotes(tour, day, language) });
    if (asks && navigator.onLine) {
      loadDayNotes({ tour, day, language, keeps }).then(
        (notes) => isCurrent && setFound({ day, notes }),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [tour, day, language, asks, keeps]);
  return found.day === day ? found.notes : null;
}

/** Says what an order of the harbour office leaves open on a day, and when the sun rises and the water is high. */
export function PlannedDayNotes(props: DayNotesProps) {
  const { asks } = props;
  const notes = useDayNotes(props);
  if (!notes) return null;
  const { order, water } = notes;
  return (
    <>
      {asks !== false && order && <p className="text-sea-700 text-sm leading-snug">{order}</p>}
      {water && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft text-sm leading-snug print:text-[0.85em]">
          {water.curve && (
            <picture className="contents">
              <img
                src={water.curve}
                alt=""
                width={144}
                height={36}
                className="h-9 w-36 shrink-0 rounded-md"
              />
            </picture>
          )}
          <span className="min-w-48 flex-1">{water.text}</span>
        </p>
      )}
    </>
  );
}
