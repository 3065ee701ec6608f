import { ChevronDown, CircleAlert, CircleCheck } from "lucide-react";
import { SearchPreview } from "@/components/admin/search-preview";
import { Badge } from "@/components/ui/badge";
import type { FoundGap, FoundPage } from "@/lib/found-page";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/i18n/languages";
import { site } from "@/lib/site";

interface FoundLanguageProps {
  language: Language;
  page: FoundPage;
  gaps: FoundGap[];
  isPublic: boolean;
  open: boolean;
}

/** One language of the report: what is missing, how the page looks where it is found, where it stands. */
export function FoundLanguage({ language, page, gaps, isPublic, open }: FoundLanguageProps) {
  const { title, description, url, image, languages } = page;
  const listed = languages.map((each) => languageNames[each]).join(", ");
  const facts = [
    [adminText("found.canonical"), url],
    [adminText("found.languages"), listed || adminText("found.noLanguages")],
  ] as const;
  return (
    <details open={open} className="group/found">
      <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
        <h3 className="mr-auto font-semibold">{languageNames[language]}</h3>
        <Badge look={gaps.length > 0 ? "soon" : "sea"}>
          {gaps.length > 0 ? adminText("found.missing", { count: gaps.length }) : adminText("found.complete")}
        </Badge>
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft group-open/found:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-5">
        <ul className="grid gap-1.5 text-sm">
          {gaps.map((gap) => (
            <li key={gap} className="flex gap-2">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-coral-700" />
              {adminText(`found.gaps.${gap}`)}
            </li>
          ))}
          {gaps.length === 0 && (
            <li className="flex gap-2">
              <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-leaf-600" />
              {adminText("found.nothingMissing")}
            </li>
          )}
        </ul>
        <SearchPreview
          title={title}
          description={description}
          url={url}
          siteName={site.name}
          image={isPublic ? image : undefined}
        />
        <dl className="grid gap-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-x-6">
          {facts.map(([name, value]) => (
            <div key={name} className="grid sm:col-span-2 sm:grid-cols-subgrid">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="break-all">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
