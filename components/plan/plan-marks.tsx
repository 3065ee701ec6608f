"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { GivingWay } from "@/components/layout/giving-way";
import { Icon } from "@/components/ui/icon";
import { readPlan, storePlan } from "@/lib/browser/web-storage";
import { fill } from "@/lib/i18n/fill";
import type { Language } from "@/lib/i18n/languages";
import { mostTours, planPath } from "@/lib/plan/address";
import { type PlanItem, readItems, writeItems } from "@/lib/plan/stored-plan";
import { usePlan } from "./use-plan";

interface PlanMarksProps {
  language: Language;
  words: { title: string; add: string; open: string; full: string; notKept: string };
}

/** Where a heart stands: on the picture of a card, or in its place on a tour's page, with words. */
const places = "article[id^='tour-'],[data-plan-tour]";

/** Milliseconds for which a notice stays. */
const noticed = 6_000;

/** The tour of a place, read from the page: no byte of its HTML is spent on it. */
function tourAt(place: Element): PlanItem {
  const card = place.querySelector<HTMLAnchorElement>(".card-link");
  const part = card ? place : document;
  const href = (card ?? location).pathname;
  const textOf = (selector: string) => part.querySelector(selector)?.textContent ?? "";
  return {
    id: Number(/\d+$/.exec(href)),
    kind: href.split("/")[2] ?? "",
    name: textOf("h1,h2,h3"),
    href,
    from: textOf("strong"),
    at: new Date().toISOString(),
  };
}

/** The hearts of a page's tours, and the way to the plan once it holds something. */
export function PlanMarks({ language, words }: PlanMarksProps) {
  const items = usePlan();
  const [hearts, setHearts] = useState<Element[]>([]);
  const [notice, setNotice] = useState("");
  useEffect(() => setHearts([...document.querySelectorAll(places)]), []);
  useEffect(() => {
    const timer = notice ? setTimeout(setNotice, noticed, "") : undefined;
    return () => clearTimeout(timer);
  }, [notice]);
  const href = planPath(
    language,
    items.map(({ id }) => id),
  );
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-plan]")) {
      link.href = href;
      link.dataset.plan = items.length > 0 ? String(items.length) : "";
    }
  }, [href, items]);
  const toggle = (tour: PlanItem) => {
    const now = readItems(readPlan());
    const others = now.filter(({ id }) => id !== tour.id);
    if (others.length === mostTours) return setNotice(words.full);
    const kept = storePlan(writeItems(others.length < now.length ? others : [...now, tour]));
    setNotice(kept ? "" : words.notKept);
  };
  return (
    <>
      {hearts.map((place) => {
        const tour = tourAt(place);
        const onCard = place.matches("article");
        return createPortal(
          <button
            type="button"
            className={onCard ? "heart" : "button heart-button"}
            aria-label={onCard ? `${words.add}: ${tour.name}` : undefined}
            aria-pressed={items.some(({ id }) => id === tour.id)}
            onClick={() => toggle(tour)}
          >
            <Icon name="heart" className="size-5" />
            {onCard ? null : words.add}
          </button>,
          (onCard && place.firstElementChild) || place,
          tour.id,
        );
      })}
      {items.length > 0 && (
        <GivingWay label={words.title}>
          <a href={href} className="plan-pill">
            <Icon name="heart" className="size-5" />
            {fill(words.open, { count: items.length })}
          </a>
        </GivingWay>
      )}
      <p role="status" className="plan-notice">
        {notice}
      </p>
    </>
  );
}
