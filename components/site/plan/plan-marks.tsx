"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { floatingLinkMark, planLinkMark } from "@/components/site/controllers/controller-marks";
import { cardMark, planButtonMark } from "@/components/site/tours/tour-marks";
import { Icon } from "@/components/ui/icon";
import { readPlan, readTripText, storePlan } from "@/lib/core/browser/web-storage";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import { comparePath, mostComparedTours, mostPlannedTours, planPath } from "@/lib/plan/address";
import { type PlanItem, readItems, writeItems } from "@/lib/plan/stored-plan";
import { usePlan } from "./use-plan";

interface PlanMarksProps {
  language: Language;
  words: { title: string; add: string; open: string; compare: string; full: string; notKept: string };
}

/** Milliseconds for which a notice stays. */
const noticed = 6_000;

/** Where a heart stands: over the picture of a card, or with words in its place on a tour's page. */
interface HeartSlot {
  element: Element;
  onCard: boolean;
  tour: Omit<PlanItem, "at">;
}

function listHeartSlots(): HeartSlot[] {
  return [cardMark, planButtonMark].flatMap((mark) =>
    mark.findAll().flatMap((element) => {
      const marked = mark.read(element);
      const kindAndId = marked && /^\/\w+\/([\w-]+)\/.*?(\d+)$/.exec(marked.href);
      if (!kindAndId) return [];
      const [, kind = "", id] = kindAndId;
      return [{ element, onCard: mark === cardMark, tour: { ...marked, id: Number(id), kind } }];
    }),
  );
}

/** Returns the day that the visitor has named; empty without one. Its code is loaded where a trip is kept. */
async function readNamedDay(): Promise<string> {
  if (!readTripText()) return "";
  const kept = await import("@/components/site/trip/kept-trip").catch(() => null);
  return kept?.keptTrip()?.date ?? "";
}

/** The hearts of a page's tours, and the way to the plan once it holds something. */
export function PlanMarks({ language, words }: PlanMarksProps) {
  const items = usePlan();
  const [hearts, setHearts] = useState<HeartSlot[]>([]);
  const [notice, setNotice] = useState("");
  useEffect(() => {
    setHearts(listHeartSlots());
    // Loads the code of the day before the first press.
    void readNamedDay();
  }, []);
  useEffect(() => {
    const timer = notice ? setTimeout(setNotice, noticed, "") : undefined;
    return () => clearTimeout(timer);
  }, [notice]);
  const href = planPath(
    language,
    items.map(({ id }) => id),
  );
  useEffect(() => {
    for (const link of planLinkMark.findAll()) {
      link.setAttribute("href", href);
      for (const [name, value] of Object.entries(planLinkMark.write(items.length)))
        link.setAttribute(name, value);
    }
  }, [href, items]);
  const latest = items.slice(-mostComparedTours).map(({ id }) => id);
  const toggle = async (tour: HeartSlot["tour"]) => {
    const now = readItems(readPlan());
    const others = now.filter(({ id }) => id !== tour.id);
    if (others.length === mostPlannedTours) return setNotice(words.full);
    const isAdded = others.length === now.length;
    const kept = storePlan(
      writeItems(isAdded ? [...now, { ...tour, at: new Date().toISOString() }] : others),
    );
    setNotice(kept ? "" : words.notKept);
    // The tour is kept before its day, because the code that reads the day may still be on its way.
    const day = isAdded ? await readNamedDay() : "";
    if (!day) return;
    const dated = readItems(readPlan()).map((item) => (item.id === tour.id ? { day, ...item } : item));
    storePlan(writeItems(dated));
  };
  return (
    <>
      {hearts.map(({ element, onCard, tour }) =>
        createPortal(
          <button
            type="button"
            className={onCard ? "heart" : "button heart-button"}
            aria-label={onCard ? `${words.add}: ${tour.name}` : undefined}
            aria-pressed={items.some(({ id }) => id === tour.id)}
            onClick={() => void toggle(tour)}
          >
            <Icon name="heart" className="size-5" />
            {onCard ? null : words.add}
          </button>,
          element,
          tour.id,
        ),
      )}
      {items.length > 0 && (
        <aside {...floatingLinkMark.write(true)} aria-label={words.title} className="chat-place">
          <div className="plan-pill">
            <a href={href}>
              <Icon name="heart" className="size-5" />
              {fill(words.open, { count: items.length })}
            </a>
            {items.length > 1 && <a href={comparePath(language, latest)}>{words.compare}</a>}
          </div>
        </aside>
      )}
      <p role="status" className="plan-notice">
        {notice}
      </p>
    </>
  );
}
