"use client";

import { Waves } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";
import type { Closure, ClosureReason, SeaTour } from "@/lib/tours/closures/closure";
import { closureDays } from "@/lib/tours/closures/closure-days";
import { ActiveClosures, type ClosureWords } from "./active-closures";
import { DayChoice } from "./day-choice";
import { ReasonChoice, type ReasonTexts } from "./reason-choice";
import { SeaTourChoice } from "./sea-tour-choice";
import { useClosing } from "./use-closing";

const noTexts: ReasonTexts = { id: "", en: "", ru: "" };

interface HarbourBoardProps {
  tours: SeaTour[];
  possible: string[];
  active: Closure[];
  proposed: Record<"harbour" | "weather", ReasonTexts>;
  words: ClosureWords;
}

/** Closes tours for some of the coming days with one press, and opens them again with one. */
export function HarbourBoard({ tours, possible, active, proposed, words }: HarbourBoardProps) {
  const [days, setDays] = useState<string[]>([]);
  const [reason, setReason] = useState<ClosureReason>("harbour");
  const [texts, setTexts] = useState<ReasonTexts>(proposed.harbour);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(tours.flatMap(({ id, sea }) => (sea === "open" ? [id] : []))),
  );
  const { busy, failure, close } = useClosing(() => setDays([]));
  const chooseReason = (next: ClosureReason) => {
    setReason(next);
    setTexts(next === "other" ? noTexts : proposed[next]);
  };
  const isTextMissing = texts.en.trim() === "";
  const isReady = days.length > 0 && chosen.size > 0 && !isTextMissing;
  const label = () => {
    if (busy) return adminText("harbour.closing");
    if (days.length === 0) return adminText("harbour.chooseDays");
    if (chosen.size === 0) return adminText("harbour.chooseTours");
    if (isTextMissing) return adminText("harbour.textMissing");
    return adminText("harbour.close", { days: closureDays(days, "id", words.id.period) });
  };
  const handleClose = () => {
    if (!isReady || busy) return;
    const written = languages.filter((language) => texts[language].trim() !== "");
    const sent = Object.fromEntries(written.map((language) => [language, texts[language].trim()]));
    void close({ days, reason: { en: texts.en, ...sent }, ids: [...chosen] });
  };
  return (
    <section
      id="harbour"
      aria-labelledby="harbour-title"
      className="mb-8 grid scroll-mt-20 grid-cols-1 gap-5 rounded-card border border-line bg-sea-50 p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="harbour-title" className="flex items-center gap-2.5 font-semibold text-xl">
          <Waves aria-hidden="true" className="size-6 shrink-0 text-sea-700" />
          {adminText("harbour.title")}
        </h2>
        <p className="text-sm">{adminText("harbour.intro")}</p>
      </div>
      <ActiveClosures closures={active} words={words} />
      <DayChoice possible={possible} chosen={days} onChange={setDays} />
      <ReasonChoice reason={reason} texts={texts} onReason={chooseReason} onTexts={setTexts} />
      <SeaTourChoice tours={tours} chosen={chosen} onChange={setChosen} />
      <div className="sticky bottom-0 z-10 -mx-4 -mb-4 grid gap-3 rounded-b-card border-line border-t bg-sea-50 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:-mb-6 sm:px-6">
        {failure && <Alert variant="error">{failure}</Alert>}
        <button
          type="button"
          aria-disabled={!isReady || busy}
          onClick={handleClose}
          className={button({
            size: "large",
            className: "w-full aria-disabled:bg-sand-200 aria-disabled:text-ink",
          })}
        >
          {label()}
        </button>
      </div>
    </section>
  );
}
