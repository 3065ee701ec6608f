"use client";

import { useEffect, useState } from "react";
import { whenShown } from "@/lib/core/browser/when-shown";
import { registerWorker, savedMoment, whenKeeping } from "@/lib/core/browser/worker";
import { hourMs } from "@/lib/core/durations";
import type { Language } from "@/lib/core/i18n/languages";
import type { SavedBar } from "./saved-bar";

/** Milliseconds after which an open page says how old its prices are. */
const longOpen = 12 * hourMs;

/** Few pages are copies. The code is loaded after everything else, so that a copy has it. */
const loadBar = () => import("./saved-bar");

interface SavedNoticeProps {
  language: Language;
  /** Whether this browser stores the pages that it opens. */
  keeps: boolean;
}

/** Marks a copy or a page that has been open for long, so that no old price is shown unmarked. */
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
