import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageFrame } from "@/components/layout/page-frame";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Container } from "@/components/ui/container";
import { env } from "@/lib/env";
import { countingMetadata, countingPage } from "@/lib/figures/page";
import { isLanguage } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { homePath } from "@/lib/pages/paths";

interface CountingParams {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: CountingParams): Promise<Metadata> {
  const { lang } = await params;
  return isLanguage(lang) ? countingMetadata(lang) : {};
}

/** Says what is counted of visits as this site is set, and what is not. */
export default async function CountingPage({ params }: CountingParams) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const t = translate(lang);
  const { FIGURES } = env();
  const isOff = FIGURES === "off";
  const counted = [
    t("counting.views"),
    t("counting.countries"),
    t("counting.searches"),
    ...(FIGURES === "all" ? [t("counting.requests")] : []),
  ];
  const never = [t("counting.cookies"), t("counting.people"), t("counting.typed"), t("counting.others")];
  const lists = [
    ...(isOff ? [] : [{ title: t("counting.counted"), items: counted }]),
    { title: t("counting.never"), items: never },
  ];
  return (
    <PageFrame language={lang} alternates={countingPage().paths}>
      <Container className="grid max-w-3xl gap-8 pt-10 pb-20 sm:pt-14 lg:pb-28">
        <div className="grid gap-4">
          <Breadcrumb
            language={lang}
            steps={[{ label: t("common.home"), href: homePath(lang) }]}
            current={t("counting.title")}
          />
          <h1 className="text-display text-sea-950">{t("counting.title")}</h1>
          <p className="text-lg">{t(isOff ? "counting.off" : "counting.lead")}</p>
        </div>
        {lists.map(({ title, items }) => (
          <section key={title} className="grid gap-3">
            <h2 className="text-heading">{title}</h2>
            <ul className="grid list-disc gap-2 pl-5 marker:text-sea-600">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        {!isOff && <p className="text-ink-soft">{t("counting.kept")}</p>}
      </Container>
    </PageFrame>
  );
}
