"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
import { useRecordForm, useShownLanguage } from "@/components/admin/form/record-form-context";
import { Spinner } from "@/components/ui/spinner";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { fallbackLanguage, languages } from "@/lib/core/i18n/languages";
import type { ArticleEditorsProps } from "./article-editors";

const ArticleEditors = dynamic(() => import("./article-editors").then((module) => module.ArticleEditors), {
  ssr: false,
  loading: () => (
    <div className="grid min-h-96 place-items-center rounded-card border border-line bg-white">
      <Spinner label={adminText("editor.loading")} />
    </div>
  ),
});

/** A localized rich text, whose editor is loaded lazily. */
export function RichTextField(props: ArticleEditorsProps) {
  const { name } = props;
  const { revealers } = useRecordForm();
  const [, show] = useShownLanguage();
  useEffect(() => {
    const languageOf = (path: string) => languages.find((language) => `${name}.${language}` === path);
    return revealers.add({
      covers: (path) => languageOf(path) !== undefined,
      show: (path) => show(languageOf(path) ?? fallbackLanguage),
    });
  }, [revealers, name, show]);
  return <ArticleEditors {...props} />;
}
