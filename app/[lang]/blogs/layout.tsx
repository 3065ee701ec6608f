import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { failureTitle } from "@/components/errors/failure-title";
import { FailureBoundary } from "@/components/ui/failure-boundary";
import { isLanguage } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";

interface BlogsLayoutParams {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

/** What stands in place of a list of articles, or of an article, that could not be read. */
export default async function BlogsLayout({ children, params }: BlogsLayoutParams) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const t = translate(lang);
  return (
    <FailureBoundary
      title={failureTitle(lang, { list: "blogs", detail: false })}
      hint={t("common.errorHint")}
      retryLabel={t("common.tryAgain")}
    >
      {children}
    </FailureBoundary>
  );
}
