"use client";

import type { FocusEvent } from "react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { FormSection } from "@/components/admin/form/form-section";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { RecordForm } from "@/components/admin/form/record-form";
import { useShownLanguage } from "@/components/admin/form/record-form-context";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { fallbackLanguage, isLanguage, type Language, languages } from "@/lib/core/i18n/languages";
import { staffName } from "@/lib/core/i18n/staff-names";
import type { HeadTexts } from "@/lib/core/pages/head-texts";
import { changedTexts, type SeoDraft, saveSeoContent, seoFieldLabel, seoSections } from "@/lib/seo/draft";
import { type SeoPage, seoFields, seoPages } from "@/lib/seo/fields";
import { SearchSnippet } from "./search-snippet";

/** Chooses the snippet's language, which also changes when a field of another language gets the focus. */
function SnippetLanguage() {
  const [shown, show] = useShownLanguage();
  return (
    <fieldset className="flex w-fit rounded-lg bg-sand-200 p-0.5">
      <legend className="sr-only">{adminText("seo.previewLanguage")}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={shown === language}
          onClick={() => show(language)}
          className="inline-flex min-h-8 min-w-12 items-center justify-center rounded-md px-2.5 font-semibold text-ink-soft text-xs uppercase aria-pressed:bg-white aria-pressed:text-ink aria-pressed:shadow-card"
        >
          {language}
        </button>
      ))}
    </fieldset>
  );
}

interface SeoPageSnippetProps {
  page: SeoPage;
  unwritten: Record<Language, HeadTexts>;
}

/** Shows the snippet of the typed texts. Empty texts fall back to English, then to the page's own. */
function SeoPageSnippet({ page, unwritten }: SeoPageSnippetProps) {
  const [language] = useShownLanguage();
  const [titles, descriptions] = useWatch<SeoDraft>({
    name: [`${page}.title`, `${page}.description`],
  }) as SeoDraft[SeoPage]["title"][];
  const own = unwritten[language];
  const shown = (texts: Partial<Record<Language, string>> | undefined) =>
    texts?.[language]?.trim() || texts?.[fallbackLanguage]?.trim();
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <SnippetLanguage />
      <SearchSnippet
        title={shown(titles) || own.title}
        description={shown(descriptions) || own.description}
        url={own.url}
        image={own.image}
      />
    </div>
  );
}

interface SeoPageSectionProps {
  page: SeoPage;
  unwritten: Record<Language, HeadTexts>;
}

function SeoPageSection({ page, unwritten }: SeoPageSectionProps) {
  const [, show] = useShownLanguage();
  const showTyped = ({ target }: FocusEvent<HTMLElement>) => {
    const { lang } = target;
    if (target.matches("input, textarea") && isLanguage(lang)) show(lang);
  };
  return (
    <FormSection id={page} title={staffName(`seo.page.${page}`)}>
      <fieldset className="grid min-w-0 gap-5" onFocus={showTyped}>
        <legend className="sr-only">{staffName(`seo.page.${page}`)}</legend>
        {(["title", "description"] as const).map((name) => (
          <LocalizedField
            key={name}
            name={`${page}.${name}`}
            label={adminText(seoFields[name].label)}
            maxLength={seoFields[name].limit}
            rows={seoFields[name].rows}
            multiline={seoFields[name].rows !== undefined}
            counter
          />
        ))}
      </fieldset>
      <SeoPageSnippet page={page} unwritten={unwritten} />
    </FormSection>
  );
}

interface SeoFormProps {
  stored: SeoDraft;
  unwritten: Record<SeoPage, Record<Language, HeadTexts>>;
}

/** Edits titles and descriptions of the five pages. Other stored fields stay as they are. */
export function SeoForm({ stored, unwritten }: SeoFormProps) {
  const [sections] = useState(seoSections);
  return (
    <RecordForm<SeoDraft>
      draftKey="seo-content"
      initial={stored}
      updatedAt={null}
      save={(values, { signal }) => saveSeoContent(changedTexts(values, stored), signal)}
      fieldLabel={seoFieldLabel}
      sections={sections}
      texts={{
        submit: adminText("seo.submit"),
        submitting: adminText("seo.submitting"),
        success: adminText("seo.success"),
        failure: adminText("seo.failure"),
      }}
      listHref="/admin/seo-settings"
    >
      {seoPages.map((page) => (
        <SeoPageSection key={page} page={page} unwritten={unwritten[page]} />
      ))}
    </RecordForm>
  );
}
