"use client";

import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import { languageNames, languages } from "@/lib/i18n/languages";
import { toursPath } from "@/lib/i18n/paths";
import type { Kind } from "@/lib/tours/kinds";
import { type AdminTour, staffText } from "@/lib/tours/list-admin-row";

/** To the tour's public page in each language; one that has no name in the language is marked. */
export function LanguageLinks({ kind, tour }: { kind: Kind; tour: AdminTour }) {
  return (
    <span className="inline-flex gap-1">
      {languages.map((language) => {
        const lacking = !tour.name[language];
        const words = { name: staffText(tour.name), language: languageNames[language] };
        const label = adminText(lacking ? "tourList.openLacking" : "tourList.openIn", words);
        return (
          <a
            key={language}
            // The bare id leads to the tour's address, whatever it is called meanwhile.
            href={`${toursPath(language, kind)}/${tour.id}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`${language.toUpperCase()}. ${label}`}
            title={label}
            className={classNames(
              "inline-flex h-6 min-w-7 items-center justify-center rounded-md border px-1.5 font-semibold text-xs uppercase leading-none",
              lacking
                ? "border-coral-600/50 border-dashed text-coral-700 hover:bg-coral-50"
                : "border-line text-ink-soft hover:border-sea-600 hover:bg-sea-50 hover:text-sea-800",
            )}
          >
            {language}
          </a>
        );
      })}
    </span>
  );
}
