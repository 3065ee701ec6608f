"use client";

import { ChevronDown } from "lucide-react";
import { adminText } from "@/lib/i18n/admin-messages";
import { languageNames, languages } from "@/lib/i18n/languages";
import type { FormPicture } from "./form-picture";

interface PictureAltProps {
  number: number;
  alt: FormPicture["alt"];
  onChange: (alt: FormPicture["alt"]) => void;
}

/** As long as a screen reader's listener has patience for. */
const longest = 300;

/** What a picture shows, in words, per language; optional. */
export function PictureAlt({ number, alt, onChange }: PictureAltProps) {
  const written = languages.filter((language) => alt[language]?.trim());
  return (
    <details className="group/alt border-line border-t">
      <summary className="flex min-h-10 items-center gap-2 px-3 text-ink-soft text-sm hover:text-ink">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open/alt:rotate-180"
        />
        <span className="min-w-0 truncate">{adminText("pictures.alt")}</span>
        <span className="ml-auto text-sea-700 text-xs uppercase">{written.join(" ")}</span>
      </summary>
      <div className="grid gap-2.5 px-3 pb-3">
        {languages.map((language) => (
          <label key={language} className="grid gap-1 text-ink-soft text-xs">
            {languageNames[language]}
            <textarea
              rows={2}
              lang={language}
              maxLength={longest}
              aria-label={adminText("pictures.altOf", { number, language: languageNames[language] })}
              value={alt[language] ?? ""}
              onChange={({ currentTarget }) => onChange({ ...alt, [language]: currentTarget.value })}
              className="rounded-lg border border-sand-500 bg-white px-2.5 py-1.5 text-ink text-sm leading-snug"
            />
          </label>
        ))}
        <p className="text-ink-soft text-xs leading-snug">{adminText("pictures.altHint")}</p>
      </div>
    </details>
  );
}
