import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { FailureBoundary } from "@/components/site/errors/failure-boundary";
import { failureTitle } from "@/components/site/errors/page-texts";
import { isLanguage } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";

interface BlogsLayoutParams {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

/** Shows a failure in place of a list or an article that could not be read. */
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
