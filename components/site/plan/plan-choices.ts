"use client";

import { useEffect, useMemo, useState } from "react";
import { ownPlanKey } from "@/lib/core/browser/plan-storage";
import { readPlan, storePlan } from "@/lib/core/browser/web-storage";
import type { Language } from "@/lib/core/i18n/languages";
import { type PlanChoice, planPath, readChoices, readTourIds, writeChoices } from "@/lib/plan/address";
import { isPrepared, writePreparedChoices } from "@/lib/plan/prepared";
import { choiceOf, type PlanItem, readItems, writeItems } from "@/lib/plan/stored-plan";
import type { PlanMode } from "./plan-tour";
import { usePlan } from "./use-plan";

const listRequestedIds = () => readTourIds(new URLSearchParams(window.location.search).get("tours") ?? "");

/** Returns "own" for the device's own tours with their own days and counts, or with none. */
export function findMode(own: PlanItem[]): PlanMode {
  if (own.length === 0) return "shared";
  if (window.history.state?.[ownPlanKey]) return "own";
  const requestedIds = listRequestedIds();
  const fragment = window.location.hash.slice(1);
  const isSame = requestedIds.length === own.length && own.every(({ id }) => requestedIds.includes(id));
  return isSame && (!fragment || fragment === writeChoices(own.map(choiceOf))) ? "own" : "shared";
}

/** Selects the texts of an own or of a shared plan by styles (app/site.css). */
export function markDocument(mode: PlanMode): void {
  document.documentElement.toggleAttribute("data-own-plan", mode === "own");
}

function replaceAddress(address: string, mode: PlanMode): void {
  const { [ownPlanKey]: _, ...state } = window.history.state ?? {};
  window.history.replaceState(mode === "own" ? { ...state, [ownPlanKey]: true } : state, "", address);
}

function readFragment() {
  const { hash } = window.location;
  return { prepared: isPrepared(hash), choices: readChoices(hash) };
}

/** Returns the choices in the fragment of a shared plan, also after the fragment was changed by hand. */
function useFragment() {
  const [fragment, setFragment] = useState(readFragment);
  useEffect(() => {
    const handle = () => setFragment(readFragment());
    window.addEventListener("hashchange", handle);
    return () => window.removeEventListener("hashchange", handle);
  }, []);
  return [fragment, setFragment] as const;
}

export function usePlanChoices(mode: PlanMode, shown: number[], language: Language) {
  const own = usePlan();
  const [shared, setShared] = useFragment();
  const choices = useMemo(() => {
    const known = mode === "own" ? own.map(choiceOf) : shared.choices;
    return shown.flatMap((id) => {
      const choice = known.find((each) => each.id === id) ?? { id, day: "", counts: {} };
      return mode === "own" && own.every((item) => item.id !== id) ? [] : [choice];
    });
  }, [mode, own, shared, shown]);
  const ids = useMemo(() => (mode === "own" ? own.map(({ id }) => id) : listRequestedIds()), [mode, own]);
  const prepared = mode === "shared" && shared.prepared;
  const fragment = prepared ? writePreparedChoices(choices) : writeChoices(choices);
  const address = `${planPath(language, ids)}#${fragment}`.replace(/#$/, "");
  useEffect(() => {
    document.documentElement.toggleAttribute("data-prepared-plan", prepared);
  }, [prepared]);
  useEffect(() => {
    // A tour that another tab has saved meanwhile is not on this page, so the page is loaded again.
    const isRendered = ids.every((id) => listRequestedIds().includes(id));
    if (isRendered && ids.length > 0) replaceAddress(address, mode);
    else window.location.replace(address);
  }, [address, ids, mode]);

  const change = (id: number, part: Partial<PlanChoice>) => {
    if (mode === "own") {
      const items = readItems(readPlan());
      storePlan(writeItems(items.map((item) => (item.id === id ? { ...item, ...part } : item))));
    } else {
      const changed = choices.map((choice) => (choice.id === id ? { ...choice, ...part } : choice));
      setShared({ ...shared, choices: changed });
    }
  };
  const remove = (id: number) =>
    storePlan(writeItems(readItems(readPlan()).filter((item) => item.id !== id)));
  return { own, choices, address, change, remove };
}
