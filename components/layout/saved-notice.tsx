"use client";

import { useEffect, useState } from "react";
import { whenShown } from "@/lib/browser/when-shown";
import { registerWorker, savedMoment, whenKeeping } from "@/lib/browser/worker";
import { hourMs } from "@/lib/durations";
import type { Language } from "@/lib/i18n/languages";
import type { SavedBar } from "./saved-bar";

/** Milliseconds after which an open page says how old its prices are. */
const longOpen = 12 * hourMs;

/** Few pages are copies: the bar is fetched ahead, so that a copy has it, and after all else. */
const loadBar = () => import("./saved-bar");

interface SavedNoticeProps {
  language: Language;
  /** Whether this browser is to keep the pages that it opens. */
  keeps: boolean;
}

/**
 * Says that the page is a copy, or that it has been open for long, so that no old price stands unmarked. The
 * bar's place is there from the first byte, by the worker's mark.
 */
export function SavedNotice({ language, keeps }: SavedNoticeProps) {
  const [Bar, setBar] = useState<typeof SavedBar | null>(null);
  const [opened] = useState(Date.now);
  useEffect(
    () =>
      whenShown(() => {
        const look = () => {
          if (!savedMoment() && Date.now() - opened < longOpen) return;
          void loadBar().then(
            ({ SavedBar }) => setBar(() => SavedBar),
            () => undefined,
          );
        };
        look();
        if (keeps && !savedMoment()) {
          registerWorker();
          whenKeeping(
            () =>
              void loadBar().then(
                ({ keepThisPage }) => keepThisPage(language),
                () => undefined,
              ),
          );
        }
        window.addEventListener("pageshow", look);
        document.addEventListener("visibilitychange", look);
        return () => {
          window.removeEventListener("pageshow", look);
          document.removeEventListener("visibilitychange", look);
        };
      }),
    [language, keeps, opened],
  );
  return Bar && <Bar language={language} opened={opened} onCurrent={setBar} />;
}
