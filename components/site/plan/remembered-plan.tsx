"use client";

import { useEffect, useState } from "react";
import { readPlan } from "@/lib/core/browser/web-storage";
import { writtenDay } from "@/lib/core/calendar/day-texts";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import { planPath, readTourIds } from "@/lib/plan/address";
import { type PlanItem, readItems } from "@/lib/plan/stored-plan";

interface RememberedPlanProps {
  language: Language;
  words: { title: string; price: string; day: string; noDay: string; onRequest: string };
}

/** Returns the device's own plan if the address shows it, and nothing for shared plans and other pages. */
function readAskedPlan(): PlanItem[] {
  const { pathname, search } = window.location;
  const [, language] = pathname.split("/");
  if (pathname !== planPath(language as Language)) return [];
  const items = readItems(readPlan());
  const requestedIds = readTourIds(new URLSearchParams(search).get("tours") ?? "");
  return requestedIds.every((id) => items.some((item) => item.id === id)) ? items : [];
}

/** Replaces the page of an own plan without a network and without a stored page. */
export function RememberedPlan({ language, words }: RememberedPlanProps) {
  const [items, setItems] = useState<PlanItem[]>([]);
  useEffect(() => setItems(readAskedPlan()), []);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="remembered-plan" className="mt-6 w-full max-w-xl text-left">
      <h2 id="remembered-plan" className="mb-3 text-heading">
        {words.title}
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-white shadow-card">
        {items.map(({ id, name, href, from, at, day }) => (
          <li key={id} className="border-line border-t first:border-t-0">
            <a href={href} className="grid gap-0.5 px-5 py-3 hover:bg-sea-50">
              <span lang={href.split("/")[1]} className="font-medium">
                {name}
              </span>
              <span className="text-ink-soft text-sm">
                {from
                  ? fill(words.price, { price: from, date: writtenDay(at.slice(0, 10), language) })
                  : words.onRequest}
              </span>
              <span className="text-ink-soft text-sm">
                {day ? `${words.day}: ${writtenDay(day, language)}` : words.noDay}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
