"use client";

import { Waves } from "lucide-react";
import { useState } from "react";
import { RefusedRecords } from "@/components/admin/batches/refused-records";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { localize, staffText } from "@/lib/core/content/localized-text";
import { withEnglish } from "@/lib/core/content/main-texts";
import { formatDayPart } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { byLanguage, type Language, languages } from "@/lib/core/i18n/languages";
import { mainLanguage } from "@/lib/core/i18n/shown-languages";
import type { BoardClosure, ClosureReason, SeaPlace, SeaTour } from "@/lib/tours/closures/closure";
import { type ClosureWords, closureDays } from "@/lib/tours/closures/closure-sentence";
import type { HarbourOrder } from "@/lib/tours/closures/harbour-order";
import { type OrderWords, orderReason } from "@/lib/tours/closures/order-words";
import { ActiveClosures } from "./active-closures";
import { boardTours } from "./concerned-tours";
import { OrderForm } from "./order-form";
import { ReasonChoice, type ReasonTexts } from "./reason-choice";
import { SeaTourChoice } from "./sea-tour-choice";
import { useClosing } from "./use-closing";

function nameOf(index: number, day: string): string {
  if (index === 0) return adminText("harbour.today");
  if (index === 1) return adminText("harbour.tomorrow");
  return formatDayPart(day, "weekday", "id");
}

interface DayChoiceProps {
  possible: string[];
  chosen: string[];
  error?: string;
  onChange: (days: string[]) => void;
}

/** Large boxes for fifteen days, three in a row on a phone. */
function DayChoice({ possible, chosen, error, onChange }: DayChoiceProps) {
  const toggle = (day: string) =>
    onChange(possible.filter((each) => (each === day) !== chosen.includes(each)));
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 font-semibold">{adminText("harbour.days")}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {possible.map((day, index) => (
          <label
            key={day}
            className="flex min-h-16 cursor-pointer flex-col items-center justify-center rounded-xl border-2 border-line bg-white px-1 text-center leading-tight transition-colors has-checked:border-sea-900 has-checked:bg-sea-900 has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-sea-600 has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              name="days"
              value={day}
              checked={chosen.includes(day)}
              onChange={() => toggle(day)}
              className="sr-only"
            />
            <span className="font-semibold">{nameOf(index, day)}</span>
            <span className="text-sm">
              {Number(day.slice(8))} {formatDayPart(day, "shortMonth", "id")}
            </span>
          </label>
        ))}
      </div>
      {error && <p className="font-medium text-alert-600 text-sm">{error}</p>}
    </fieldset>
  );
}

const noTexts: ReasonTexts = { id: "", en: "", ru: "" };

/** The words of most orders: they close the open sea to all boats, or to short ones. */
const firstOrder: HarbourOrder = { under: null, waters: "outer", closed: [], open: [] };

interface BoardWords extends ClosureWords {
  order: OrderWords;
}

interface Proposed extends Pick<HarbourBoardProps, "places" | "weather" | "words"> {
  order: HarbourOrder;
}

/** The reason in three languages: what the order says, or the sentence about the weather. */
function proposedTexts(reason: ClosureReason, { order, places, weather, words }: Proposed): ReasonTexts {
  if (reason === "other") return noTexts;
  if (reason === "weather") return weather;
  return byLanguage((language) => {
    const nameOf = (code: string) => {
      const place = places.find((each) => each.code === code);
      return place ? localize(place.names, language).text : code;
    };
    return orderReason(order, nameOf, language, words[language].order);
  });
}

interface HarbourBoardProps {
  tours: SeaTour[];
  possible: string[];
  active: BoardClosure[];
  places: SeaPlace[];
  weather: ReasonTexts;
  words: Record<Language, BoardWords>;
}

/** Closes tours for some of the coming days with one press, and opens them again with one. */
export function HarbourBoard({ tours, places, possible, active, weather, words }: HarbourBoardProps) {
  const [days, setDays] = useState<string[]>([]);
  const [reason, setReason] = useState<ClosureReason>("harbour");
  const [order, setOrder] = useState<HarbourOrder>(firstOrder);
  const [ownTexts, setOwnTexts] = useState<ReasonTexts | null>(null);
  // What staff tick or untick stays so when the order changes.
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const seaPlaces = places.map(({ code, names }) => ({ code, name: staffText(names) }));
  const listed = boardTours(tours, reason, order, seaPlaces);
  const chosen = new Set(
    listed.flatMap(({ tour: { id }, group }) => ((ticks.get(id) ?? group === "concerned") ? [id] : [])),
  );
  const texts = ownTexts ?? proposedTexts(reason, { order, places, weather, words });
  const { busy, failure, close } = useClosing(() => setDays([]));
  const chooseReason = (next: ClosureReason) => {
    setReason(next);
    setOwnTexts(null);
  };
  const main = mainLanguage();
  const isTextMissing = texts[main].trim() === "";
  const isReady = days.length > 0 && chosen.size > 0 && !isTextMissing;
  const label = () => {
    if (busy) return adminText("harbour.closing");
    if (days.length === 0) return adminText("harbour.chooseDays");
    if (chosen.size === 0) return adminText("harbour.chooseTours");
    if (isTextMissing)
      return adminText("harbour.textMissing", { language: adminText(`dashboard.language.${main}`) });
    return adminText("harbour.close", { days: closureDays(days, "id", words.id.period) });
  };
  const handleClose = () => {
    if (!isReady || busy) return;
    const written = languages.filter((language) => texts[language].trim() !== "");
    const sent = Object.fromEntries(written.map((language) => [language, texts[language].trim()]));
    void close({
      days,
      reason: { ...sent, en: withEnglish(texts).en.trim() },
      ids: [...chosen],
      ...(reason === "harbour" && { order }),
    });
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
      <ReasonChoice reason={reason} texts={texts} onReason={chooseReason} onTexts={setOwnTexts} />
      {reason === "harbour" && <OrderForm order={order} places={seaPlaces} onChange={setOrder} />}
      <SeaTourChoice
        tours={listed}
        chosen={chosen}
        onToggle={(id) => setTicks(new Map(ticks).set(id, !chosen.has(id)))}
      />
      <div className="sticky bottom-0 z-10 -mx-4 -mb-4 grid gap-3 rounded-b-card border-line border-t bg-sea-50 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:-mb-6 sm:px-6">
        {failure && (
          <Alert variant="error" className="max-h-60 overflow-y-auto">
            {failure.text}
            <RefusedRecords refused={failure.refused} />
          </Alert>
        )}
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
