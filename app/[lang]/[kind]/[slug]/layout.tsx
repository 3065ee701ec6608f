import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { FailureBoundary } from "@/components/site/errors/failure-boundary";
import { isLanguage } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { isKind, kinds } from "@/lib/tours/kinds";

interface DetailLayoutParams {
  children: ReactNode;
  params: Promise<{ lang: string; kind: string }>;
}

/** Shows a failure in place of a tour that could not be read. */
export default async function DetailLayout({ children, params }: DetailLayoutParams) {
  const { lang, kind } = await params;
  if (!isLanguage(lang) || !isKind(kind)) notFound();
  const t = translate(lang);
  return (
    <FailureBoundary
      title={t(`tours.${kinds[kind].messages}.failedToLoadDetails`)}
      hint={t("common.errorHint")}
      retryLabel={t("common.tryAgain")}
    >
      {children}
    </FailureBoundary>
  );
}
