"use client";

import { useEffect, useState } from "react";
import { listSavedPages, type SavedPage, writtenMoment } from "@/lib/core/browser/saved-pages";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import type { Messages } from "@/lib/core/i18n/messages";

interface SavedPagesProps {
  language: Language;
  words: Messages["offlinePage"];
}

export function SavedPages({ language, words }: SavedPagesProps) {
  const [pages, setPages] = useState<SavedPage[] | null>(null);
  useEffect(() => {
    const isOwn = ({ path }: SavedPage) => path.split("/")[1] === language;
    void listSavedPages().then((found) =>
      setPages([...found.filter(isOwn), ...found.filter((page) => !isOwn(page))]),
    );
  }, [language]);
  if (!pages) return null;
  if (pages.length === 0) return <p className="mt-6 text-ink-soft">{words.nothing}</p>;
  return (
    <section aria-labelledby="saved-pages" className="mt-6 w-full max-w-xl text-left">
      <h2 id="saved-pages" className="mb-3 text-heading">
        {words.readable}
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-white shadow-card">
        {pages.map(({ path, title, moment }) => (
          <li key={path} className="border-line border-t first:border-t-0">
            <a
              href={path}
              lang={path.split("/")[1]}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 px-5 py-3 hover:bg-sea-50"
            >
              <span className="font-medium">{title}</span>
              <span lang={language} className="text-ink-soft text-sm">
                {fill(words.copy, { time: writtenMoment(moment, language) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
