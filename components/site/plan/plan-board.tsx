"use client";

import { useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { keptTrip } from "@/components/site/trip/kept-trip";
import { takesRequests } from "@/lib/booking/chat-link";
import { isPlanKept, readPlan, storePlan } from "@/lib/core/browser/web-storage";
import { writtenDay } from "@/lib/core/calendar/day-texts";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import type { PlanChoice } from "@/lib/plan/address";
import { type PlanItem, readItems, writeItems } from "@/lib/plan/stored-plan";
import { allotParty } from "@/lib/tours/pricing/party";
import { CompareLinks } from "./compare-links";
import { PlanActions } from "./plan-actions";
import { usePlanChoices } from "./plan-choices";
import { plannedTourMark, planSlotMark, planTitleId } from "./plan-page-marks";
import { PlanRequest } from "./plan-request";
import { type PlanBoardProps, type PlanEntry, type PlanWords, plannedChoice, rulesOf } from "./plan-tour";
import { PlanTourFields } from "./plan-tour-fields";

/** Hides the card that the server rendered of a tour. */
function hideTour(id: number): void {
  for (const card of plannedTourMark.findAll()) card.hidden ||= plannedTourMark.read(card) === id;
}

/** Gives the tours of the own plan that have no day or no guests those that the visitor has named. */
function takeKeptTrip(tours: PlanEntry[], language: Language): void {
  const trip = keptTrip();
  if (!trip) return;
  const items = readItems(readPlan());
  const taken = items.map((item) => {
    const planned = tours.find(({ tour }) => tour.id === item.id);
    const day = item.day || trip.date;
    const { prices = [] } = planned
      ? plannedChoice(planned, rulesOf(planned, language), { id: item.id, day, counts: {} }).tour
      : {};
    const { counts } = allotParty(prices, trip);
    const allotted = prices.flatMap(({ id }, index) => (counts[index] ? [[id, counts[index]]] : []));
    const { counts: known = {} } = item;
    return {
      ...item,
      ...(!item.day && trip.date && { day: trip.date }),
      ...(Object.keys(known).length === 0 && allotted.length > 0 && { counts: Object.fromEntries(allotted) }),
    };
  });
  const text = writeItems(taken);
  if (text !== writeItems(items)) storePlan(text);
}

/** The interactive parts of a plan. Days and counts are rendered into the server's HTML of the tours. */
export function PlanBoard(props: PlanBoardProps) {
  const { mode, tours, language, words, contacts, email, keeps } = props;
  const shown = useMemo(() => tours.map(({ tour }) => tour.id), [tours]);
  useEffect(() => {
    if (mode === "own") takeKeptTrip(tours, language);
  }, [mode, tours, language]);
  const rules = useMemo(() => tours.map((each) => rulesOf(each, language)), [tours, language]);
  const { own, choices, address, change, remove } = usePlanChoices(mode, shown, language);
  // A new object at every check, because days that were valid may have passed meanwhile.
  const [checked, setChecked] = useState({ missing: false });
  const planned = tours.flatMap((each, index) => {
    const choice = choices.find(({ id }) => id === each.tour.id);
    const rule = rules[index];
    return choice && rule ? [plannedChoice(each, rule, choice)] : [];
  });
  const handleChange = (id: number, part: Partial<PlanChoice>) => {
    setChecked({ missing: false });
    change(id, part);
  };
  const handleRemove = (id: number) => {
    remove(id);
    hideTour(id);
    document.getElementById(planTitleId)?.focus();
  };
  return (
    <div className="grid gap-6">
      {mode === "own" && (
        <OwnPlan own={own} shown={shown} words={words.plan} language={language} onRemove={remove} />
      )}
      <PlanActions
        language={language}
        address={address}
        keeps={keeps}
        words={words.plan}
        pages={tours.flatMap(({ tour, href }) =>
          planned.some((each) => each.tour.id === tour.id) ? [href] : [],
        )}
        days={planned.flatMap(({ tour, day }) => (day ? [{ id: tour.id, day }] : []))}
      />
      <CompareLinks ids={planned.map(({ tour }) => tour.id)} label={words.plan.compare} language={language} />
      {planned.map((each) => {
        const { id } = each.tour;
        const slot = planSlotMark.findAll().find((each) => planSlotMark.read(each) === id);
        return (
          slot &&
          createPortal(
            <PlanTourFields
              key={id}
              language={language}
              words={words}
              contacts={contacts}
              planned={each}
              missing={checked.missing}
              onChange={(part) => handleChange(id, part)}
              onRemove={mode === "own" ? () => handleRemove(id) : undefined}
            />,
            slot,
            id,
          )
        );
      })}
      {planned.length > 0 && takesRequests(contacts) && (
        <PlanRequest
          planned={planned}
          language={language}
          words={words}
          contacts={contacts}
          email={email}
          address={address}
          onWrongDay={(missing) => setChecked({ missing })}
        />
      )}
    </div>
  );
}

interface OwnPlanProps {
  own: PlanItem[];
  shown: number[];
  words: PlanWords;
  language: Language;
  onRemove: (id: number) => void;
}

function OwnPlan({ own, shown, words, language, onRemove }: OwnPlanProps) {
  return (
    <div className="grid gap-3 print:hidden">
      <p className="text-ink-soft">{isPlanKept() ? words.kept : words.notKept}</p>
      {own
        .filter(({ id }) => !shown.includes(id))
        .map(({ id, name, at }) => (
          <p
            key={id}
            className="flex flex-wrap items-center gap-x-3 rounded-xl bg-coral-50 px-4 py-2 text-coral-700"
          >
            {fill(words.goneTour, { name, date: writtenDay(at.slice(0, 10), language) })}
            <button type="button" onClick={() => onRemove(id)} className="min-h-11 font-medium underline">
              {words.remove}
            </button>
          </p>
        ))}
    </div>
  );
}
