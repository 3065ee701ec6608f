"use client";

import { Undo2 } from "lucide-react";
import { CopyButton } from "@/components/admin/account/secret-text";
import { useUndo } from "@/components/admin/batches/use-undo";
import { Moment } from "@/components/admin/moment";
import { button } from "@/components/ui/button";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languages } from "@/lib/core/i18n/languages";
import type { BoardClosure } from "@/lib/tours/closures/closure";
import { type ClosureWords, closureDays, closureSentence } from "@/lib/tours/closures/closure-sentence";

interface ActiveClosuresProps {
  closures: BoardClosure[];
  words: Record<Language, ClosureWords>;
}

/** A longer list of closed tours is folded, so that the button to open the sea again stays near. */
const shownTours = 4;

function ClosedTours({ tours }: Pick<BoardClosure, "tours">) {
  if (tours.length === 0) return null;
  const list = (
    <ul className="grid list-disc gap-0.5 pl-5">
      {tours.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
  if (tours.length <= shownTours) return list;
  return (
    <details className="rounded-xl border border-line">
      <summary className="list-item min-h-12 cursor-pointer content-center px-4 font-medium">
        {adminText("harbour.closedTours")}
      </summary>
      <div className="px-4 pb-3">{list}</div>
    </details>
  );
}

/** The closings of the coming days: each is undone with one press, and has the sentence for guests who have a confirmation. */
export function ActiveClosures({ closures, words }: ActiveClosuresProps) {
  const { busy, undo } = useUndo();
  if (closures.length === 0) return null;
  return (
    <section aria-labelledby="active-closures" className="grid grid-cols-1 gap-3">
      <h3 id="active-closures" className="font-semibold text-lg">
        {adminText("harbour.active")}
      </h3>
      <ul className="grid grid-cols-1 gap-3">
        {closures.map((closure) => (
          <li
            key={closure.id}
            className="grid grid-cols-1 gap-3 rounded-card border-2 border-coral-600 bg-white p-4"
          >
            <div className="wrap-anywhere grid gap-1 leading-snug">
              <p className="font-semibold text-lg">
                {adminText("harbour.activeOf", {
                  days: closureDays(closure.days, "id", words.id.period),
                  count: closure.records,
                })}
              </p>
              <p>{staffText(closure.reason)}</p>
              <p className="text-ink-soft text-sm">
                <Moment time={closure.created_at} /> · {closure.username}
              </p>
            </div>
            <ClosedTours tours={closure.tours} />
            <button
              type="button"
              aria-disabled={busy}
              onClick={() => void undo(closure.id)}
              className={button({
                variant: "outline",
                size: "large",
                className: "w-full aria-disabled:opacity-60",
              })}
            >
              <Undo2 aria-hidden="true" className="size-5" />
              {adminText(busy ? "harbour.reopening" : "harbour.reopen")}
            </button>
            <GuestSentences closure={closure} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GuestSentencesProps extends Pick<ActiveClosuresProps, "words"> {
  closure: BoardClosure;
}

function GuestSentences({ closure, words }: GuestSentencesProps) {
  return (
    <details className="rounded-xl border border-line">
      <summary className="list-item min-h-12 cursor-pointer content-center px-4 font-medium">
        {adminText("harbour.guests")}
      </summary>
      <ul className="grid grid-cols-1 gap-3 px-4 pb-4">
        {languages.map((language) => {
          const text = closureSentence(closure, language, words[language]);
          const name = adminText(`dashboard.language.${language}`);
          return (
            <li key={language} className="grid grid-cols-1 justify-items-start gap-2">
              <p className="font-semibold text-sm">{name}</p>
              <p lang={language} className="wrap-anywhere select-all rounded-lg bg-sand-50 p-3">
                {text}
              </p>
              <CopyButton text={text} label={`${adminText("harbour.copy")}: ${name}`} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
