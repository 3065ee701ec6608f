"use client";

import { useEffect, useState } from "react";
import { readNoticeWords, requestLateResponse, writtenMoment } from "@/lib/core/browser/saved-pages";
import { savedMoment } from "@/lib/core/browser/worker";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import type { Messages } from "@/lib/core/i18n/messages";
import { writeKeptNotes } from "../trip/kept-day-notes";

export { keepThisPage } from "@/lib/core/browser/saved-pages";

type Notice = Exclude<keyof Messages["offline"], "reload">;

interface SavedBarProps {
  language: Language;
  opened: number;
  /** Called when the page turns out to be current. */
  onCurrent: (bar: null) => void;
}

/** The texts come into a status that screen readers read out. */
export function SavedBar({ language, opened, onCurrent }: SavedBarProps) {
  const [shown, setShown] = useState({ text: "", reload: "" });
  useEffect(() => {
    const { dataset } = document.documentElement;
    const saved = savedMoment();
    const time = writtenMoment(saved ?? opened, language);
    const tell = async () => {
      const words = await readNoticeWords(language);
      const show = (notice: Notice) =>
        setShown({
          text: words ? fill(words[notice], { time }) : time,
          reload: notice === "fresh" ? (words?.reload ?? "\u21bb") : "",
        });
      if (!saved) {
        dataset.old = "";
        return show("long");
      }
      if (dataset.late === undefined) return show("banner");
      show("slow");
      const answer = await requestLateResponse();
      if (answer !== "same") return show(answer === "new" ? "fresh" : "banner");
      delete dataset.saved;
      onCurrent(null);
    };
    void tell();
    if (saved) writeKeptNotes(language);
  }, [language, opened, onCurrent]);
  return (
    <div role="status" className="saved-notice">
      {shown.text && <p>{shown.text}</p>}
      {shown.reload && (
        <button type="button" onClick={() => window.location.reload()}>
          {shown.reload}
        </button>
      )}
    </div>
  );
}
