import { ChevronDown, CircleAlert, CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/core/i18n/languages";
import { type HeadTexts, headTexts, type SeoIssue } from "@/lib/core/pages/head-texts";
import { SearchSnippet } from "./search-snippet";

interface SeoReportLanguageProps {
  language: Language;
  page: HeadTexts;
  issues: SeoIssue[];
  isPublic: boolean;
  open: boolean;
}

function SeoReportLanguage({ language, page, issues, isPublic, open }: SeoReportLanguageProps) {
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
        <Badge variant={issues.length > 0 ? "soon" : "sea"}>
          {issues.length > 0
            ? adminText("found.missing", { count: issues.length })
            : adminText("found.complete")}
        </Badge>
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft group-open/found:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-5">
        <ul className="grid gap-1.5 text-sm">
          {issues.map((issue) => (
            <li key={issue} className="flex gap-2">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-coral-700" />
              {adminText(`found.gaps.${issue}`)}
            </li>
          ))}
          {issues.length === 0 && (
            <li className="flex gap-2">
              <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-leaf-600" />
              {adminText("found.nothingMissing")}
            </li>
          )}
        </ul>
        <SearchSnippet
          title={title}
          description={description}
          url={url}
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

interface SeoReportProps {
  heads: Record<Language, Metadata>;
  issues: Record<Language, SeoIssue[]>;
  isPublic?: boolean;
}

export function SeoReport({ heads, issues, isPublic = true }: SeoReportProps) {
  return (
    <Panel title={adminText("found.title")}>
      <p className="max-w-2xl text-ink-soft text-sm">{adminText("found.intro")}</p>
      <div className="divide-y divide-line border-line border-y">
        {languages.map((language, index) => (
          <SeoReportLanguage
            key={language}
            language={language}
            page={headTexts(heads[language])}
            issues={issues[language]}
            isPublic={isPublic}
            open={index === 0}
          />
        ))}
      </div>
    </Panel>
  );
}
