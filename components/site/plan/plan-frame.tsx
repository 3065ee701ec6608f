"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useState } from "react";
import { BookingFallback } from "@/components/site/booking/booking-fallback";
import { stickyMark } from "@/components/site/controllers/controller-marks";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { readPlan, storePlan } from "@/lib/core/browser/web-storage";
import type { Language } from "@/lib/core/i18n/languages";
import { mostPlannedTours, planPath, readChoices } from "@/lib/plan/address";
import { mergeItems, type PlanItem, readItems, writeItems } from "@/lib/plan/stored-plan";
import { findMode, markDocument } from "./plan-choices";
import { planTitleId } from "./plan-page-marks";
import type { PlanBoardProps, PlanMode } from "./plan-tour";
import { usePlan } from "./use-plan";

/** Reserves the space of a plan's fields and total, so that the content below does not move into view. */
const waiting = <p className="min-h-224" aria-busy="true" />;

const PlanBoard = dynamic(
  () =>
    import("./plan-board").then(
      ({ PlanBoard }) => PlanBoard,
      () => BoardUnavailable,
    ),
  { ssr: false, loading: () => waiting },
);

/** The plan's code could not be loaded. Tours and prices can be read, and the chats work. */
function BoardUnavailable({ language, words, contacts, email }: PlanBoardProps) {
  return (
    <BookingFallback
      language={language}
      contacts={contacts}
      email={email}
      words={words.booking}
      reason={words.plan.loadFailed}
    />
  );
}

interface PlanFrameProps extends Omit<PlanBoardProps, "mode"> {
  children: ReactNode;
}

export function PlanFrame({ children, ...board }: PlanFrameProps) {
  const [mode, setMode] = useState<PlanMode | null>(null);
  // Decided once: a plan that is changed here stays an own or a shared plan.
  useEffect(() => {
    const found = findMode(readItems(readPlan()));
    markDocument(found);
    setMode(found);
  }, []);
  const { title, sharedTitle } = board.words.plan;
  return (
    <>
      <h1 id={planTitleId} tabIndex={-1} className="text-display text-sea-950 outline-none">
        <span className="own-plan">{title}</span>
        <span className="shared-plan">{sharedTitle}</span>
      </h1>
      <div className="shared-plan scriptless:hidden print:hidden">
        <SharedPlan {...board} />
      </div>
      <div
        data-plan-tours=""
        className="grid grid-cols-1 gap-x-[min(3rem,5vw)] gap-y-10 lg:grid-cols-12 xl:gap-x-[min(4rem,5vw)]"
      >
        <div className="grid min-w-0 grid-cols-1 content-start gap-8 lg:col-span-7">{children}</div>
        <div className="min-w-0 lg:col-span-5">
          <div
            {...stickyMark.write(true)}
            className="lg:sticky lg:top-[min(var(--header-height)+1.5rem,100dvh-var(--aside-height,0px)-1.5rem)] lg:self-start"
          >
            <div className="scriptless:hidden">{mode ? <PlanBoard {...board} mode={mode} /> : waiting}</div>
          </div>
        </div>
      </div>
    </>
  );
}

/** Copies the shared tours into the device's own plan on request. Tours in both keep the own days. */
function SharedPlan({ tours, words: { plan: words }, language }: Omit<PlanBoardProps, "mode">) {
  const [isFull, setFull] = useState(false);
  const handleTake = () => {
    const choices = readChoices(window.location.hash);
    const at = new Date().toISOString();
    const items = tours.map(({ tour: { id, name }, kind, href, from }): PlanItem => {
      const { day = "", counts = {} } = choices.find((choice) => choice.id === id) ?? {};
      return { id, kind, name, href, from, at, day, counts };
    });
    const before = readItems(readPlan());
    const merged = mergeItems(before, items);
    const missing = items.some(({ id }) => merged.every((each) => each.id !== id));
    if (missing && merged.length === mostPlannedTours) setFull(true);
    if (merged.length === before.length && missing) return;
    storePlan(writeItems(merged));
    const ids = merged.map(({ id }) => id);
    if (!missing) window.location.assign(planPath(language, ids));
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-sea-200 bg-sea-50 p-5">
      <p>{words.sharedHint}</p>
      <button type="button" onClick={handleTake} className={button({ variant: "secondary" })}>
        <Icon name="heart" className="size-5" />
        {words.take}
      </button>
      <p role="status" className="basis-full text-coral-700 empty:hidden">
        {isFull ? words.full : ""}
      </p>
    </div>
  );
}

/** Links from the page without tours to the device's own tours, which the server renders. */
export function OwnPlanLink({ language, children }: { language: Language; children: ReactNode }) {
  const own = usePlan();
  const [isKnown, setKnown] = useState(false);
  const ids = own.map(({ id }) => id).join(".");
  useEffect(() => {
    setKnown(readItems(readPlan()).length === 0);
    if (ids) window.location.replace(planPath(language, ids.split(".").map(Number)));
  }, [ids, language]);
  return <div className={isKnown && !ids ? undefined : "scripted:invisible"}>{children}</div>;
}
