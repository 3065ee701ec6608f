import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { FailureBoundary } from "@/components/site/errors/failure-boundary";
import { isLanguage } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { isKind, kinds } from "@/lib/tours/kinds";

interface ListLayoutParams {
  children: ReactNode;
  params: Promise<{ lang: string; kind: string }>;
}

/** Shows a failure in place of a list that could not be read. A page of the operator has the failure of every page. */
export default async function ListLayout({ children, params }: ListLayoutParams) {
  const { lang, kind } = await params;
  if (!isLanguage(lang)) notFound();
  if (!isKind(kind)) return children;
  const t = translate(lang);
  return (
    <FailureBoundary
      title={t(`tours.${kinds[kind].messages}.failedToLoad`)}
      hint={t("common.errorHint")}
      retryLabel={t("common.tryAgain")}
    >
      {children}
    </FailureBoundary>
  );
}
