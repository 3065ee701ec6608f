import { Eye } from "lucide-react";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/i18n/languages";
import type { Kind } from "@/lib/tours/kinds";
import { tourPreviewPath } from "@/lib/tours/preview-path";

interface PreviewNoticeProps {
  kind: Kind;
  tourId: number | null;
  language: Language;
}

/** Says that this is no page of the site yet, and leads to the other languages. */
export function PreviewNotice({ kind, tourId, language }: PreviewNoticeProps) {
  return (
    <div
      lang="id"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-sea-900 px-4 py-2 text-sm text-white sm:px-6 lg:px-8"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Eye aria-hidden="true" className="size-4.5 text-sea-300" />
        {adminText("tourPreview.notice")}
      </p>
      <p className="text-sea-200 max-md:hidden">{adminText("tourPreview.hint")}</p>
      <ul className="ml-auto flex gap-1">
        {languages.map((each) => (
          <li key={each}>
            <a
              href={tourPreviewPath(kind, each, tourId)}
              lang={each}
              aria-label={`${each.toUpperCase()}. ${languageNames[each]}`}
              aria-current={each === language ? "page" : undefined}
              className="inline-flex min-h-9 min-w-11 items-center justify-center rounded-full px-3 font-semibold uppercase hover:bg-white/10 aria-[current]:bg-white aria-[current]:text-sea-900"
            >
              {each}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
