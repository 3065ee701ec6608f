"use client";

import { useEffect, useState } from "react";
import type { Language } from "@/lib/core/i18n/languages";
import type { Messages } from "@/lib/core/i18n/messages";
import type { Quotes } from "@/lib/tours/quotes/quotes-schema";

type Instead = Quotes["data"][number]["instead"];

interface RunningInsteadProps {
  tour: { id: number };
  date: string;
  language: Language;
  words: Pick<Messages["booking"]["days"], "instead">;
}

interface FoundInstead {
  date: string;
  tours: Instead;
}

/** Loads tours that run on the day that the tour is closed. Without a network nothing is shown. */
async function loadInstead(id: number, date: string, language: Language): Promise<Instead> {
  const { callApi } = await import("@/lib/core/api/client");
  const query = new URLSearchParams({ language, ids: String(id), whole: String(id), date });
  const { data } = await callApi<Quotes>(`packages/quotes?${query}`, { anonymous: true });
  return data[0]?.instead ?? [];
}

/** Names up to four tours that run on a day on which this one does not. */
export function RunningInstead({ tour: { id }, date, language, words }: RunningInsteadProps) {
  const [found, setFound] = useState<FoundInstead | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadInstead(id, date, language).then(
      (tours) => isCurrent && setFound({ date, tours }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [id, date, language]);
  if (found?.date !== date || found.tours.length === 0) return null;
  return (
    <div role="status" className="grid gap-1 text-sm leading-snug">
      <p>{words.instead}</p>
      <ul className="instead">
        {found.tours.map(({ href, name, price, image }) => (
          <li key={href}>
            <a href={href} className="instead-card">
              {image && (
                <picture className="contents">
                  <img src={image} alt="" loading="lazy" width={96} height={72} />
                </picture>
              )}
              <span>{name}</span>
              {price && <strong>{price}</strong>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
