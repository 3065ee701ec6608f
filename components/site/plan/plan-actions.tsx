"use client";

import { useEffect, useState } from "react";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { keepPlan } from "@/lib/core/browser/saved-pages";
import { savedMoment } from "@/lib/core/browser/worker";
import { fill } from "@/lib/core/i18n/fill";
import { type Language, numberLocales } from "@/lib/core/i18n/languages";
import { calendarPath } from "@/lib/plan/address";
import type { PlanWords } from "./plan-tour";

interface PlanActionsProps {
  language: Language;
  words: PlanWords;
  address: string;
  days: { id: number; day: string }[];
  pages: string[];
  keeps: boolean;
}

const outline = button({ variant: "outline", size: "small" });
const keepWaiting = button({ variant: "outline", size: "small", className: "invisible" });

export function PlanActions({ language, words, address, days, pages, keeps }: PlanActionsProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const link = () => window.location.origin + address;
  const handleCopy = () => {
    const copying = navigator.clipboard?.writeText(link()) ?? Promise.reject(new Error("no clipboard"));
    copying.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  // Closing the system's share sheet is not a failure.
  const handleShare = () => void navigator.share({ title: words.title, url: link() }).catch(() => {});
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        {"share" in navigator && (
          <button type="button" onClick={handleShare} className={outline}>
            <Icon name="share-2" className="size-4.5" />
            {words.share}
          </button>
        )}
        <button type="button" onClick={handleCopy} className={outline}>
          <Icon name="copy" className="size-4.5" />
          {copied ? words.copied : words.copyLink}
        </button>
        {days.length > 0 && (
          <a href={calendarPath(language, days)} className={outline}>
            <Icon name="calendar-days" className="size-4.5" />
            {words.calendar}
          </a>
        )}
        <button type="button" onClick={() => window.print()} className={outline}>
          <Icon name="printer" className="size-4.5" />
          {words.print}
        </button>
        {keeps && <KeepOffline language={language} words={words} pages={pages} />}
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {copied === null ? "" : copied ? words.copied : words.copyFailed}
      </p>
    </div>
  );
}

/** The maximum size of a page on the wire, in kilobytes. Its scripts are already stored. */
const pageSize = 20;

/** Stores every tour of the plan on the device, if the device can store pages. */
function KeepOffline({ language, words, pages }: Pick<PlanActionsProps, "language" | "words" | "pages">) {
  const [canKeep, setCanKeep] = useState(false);
  const [state, setState] = useState<"open" | "busy" | "kept" | "failed">("open");
  useEffect(() => {
    void navigator.serviceWorker?.ready.then(() => setCanKeep(true));
  }, []);
  if (!("serviceWorker" in navigator) || savedMoment()) return null;
  const format = new Intl.NumberFormat(numberLocales[language], { style: "unit", unit: "kilobyte" });
  const size = format.format(pageSize * (pages.length + 1));
  const handleClick = async () => {
    setState("busy");
    const { pathname, search } = window.location;
    try {
      // The copies need the code of the bar that marks them, which a page loads late.
      await import("@/components/site/layout/saved-bar");
      const isKept = await keepPlan(language, [pathname, pathname + search, ...pages]);
      setState(isKept ? "kept" : "failed");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={handleClick}
        disabled={state === "busy"}
        // The space is reserved before the worker is ready, so that nothing below moves.
        className={canKeep ? outline : keepWaiting}
      >
        <Icon name={state === "kept" ? "check" : "cloud-sun"} className="size-4.5" />
        {state === "kept" ? words.keptOffline : fill(words.keep, { size })}
      </button>
      <p role="status" className={state === "failed" ? "basis-full text-alert-600 text-sm" : "sr-only"}>
        {state === "kept" ? words.keptOffline : state === "failed" ? words.keepFailed : ""}
      </p>
    </>
  );
}
