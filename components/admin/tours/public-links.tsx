"use client";

import { ExternalLink } from "lucide-react";
import { useVisitorLanguages } from "@/components/admin/operator-settings";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/core/i18n/languages";

export function PublicLinks({ paths }: { paths: Record<Language, string> }) {
  const shown = useVisitorLanguages();
  const label = adminText("tourForm.publicPage");
  return (
    <div className="flex items-center gap-1 text-sm">
      <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-sea-600" />
      <span className="mr-1 font-medium">{label}</span>
      <ul className="flex">
        {shown.map((language) => (
          <li key={language}>
            <a
              href={paths[language]}
              target="_blank"
              rel="noreferrer"
              aria-label={`${language.toUpperCase()}. ${label}: ${languageNames[language]}`}
              className="inline-flex min-h-10 min-w-10 items-center justify-center rounded-full font-semibold text-sea-700 text-xs uppercase hover:bg-sea-100"
            >
              {language}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
