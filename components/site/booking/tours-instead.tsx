"use client";

import { useEffect, useState } from "react";
import { callApi } from "@/lib/api/client";
import type { Language } from "@/lib/i18n/languages";
import type { Quotes } from "@/lib/tours/quotes/quotes-schema";

type OtherTour = Quotes["data"][number]["instead"][number];

interface ToursInsteadProps {
  tour: number;
  /** A day on which the tour does not run. */
  date: string;
  language: Language;
  title: string;
}

/** Lists up to four other tours that run on the day, the nearest in kind first. Renders nothing until they are known, and without any. */
export function ToursInstead({ tour, date, language, title }: ToursInsteadProps) {
  const [found, setFound] = useState<{ date: string; tours: OtherTour[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const query = new URLSearchParams({ language, ids: String(tour), whole: String(tour), date });
    callApi<Quotes>(`packages/quotes?${query}`, { anonymous: true }).then(
      ({ data: [quote] }) => isCurrent && setFound({ date, tours: quote?.instead ?? [] }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [tour, date, language]);
  if (found?.date !== date || found.tours.length === 0) return null;
  return (
    <div role="status" className="grid gap-1 text-sm">
      <p className="font-medium">{title}</p>
      <ul className="grid gap-1">
        {found.tours.map(({ href, name, price }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center font-medium text-sea-700 underline">
              {price ? `${name} · ${price}` : name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
