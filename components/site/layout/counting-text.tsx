import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Container } from "@/components/ui/container";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";

interface CountingTextProps {
  setting: "off" | "views" | "all";
  language: Language;
}

/** Says what this site counts of visits with its settings, and what it does not count. */
export function CountingText({ setting, language }: CountingTextProps) {
  const t = translate(language);
  const isOff = setting === "off";
  const counted = [
    t("counting.views"),
    t("counting.countries"),
    t("counting.searches"),
    ...(setting === "all" ? [t("counting.requests")] : []),
  ];
  const never = [t("counting.cookies"), t("counting.people"), t("counting.typed"), t("counting.others")];
  const lists = [
    ...(isOff ? [] : [{ title: t("counting.counted"), items: counted }]),
    { title: t("counting.never"), items: never },
  ];
  return (
    <Container className="grid max-w-3xl gap-8 pt-10 pb-20 sm:pt-14 lg:pb-28">
      <div className="grid gap-4">
        <Breadcrumb
          language={language}
          steps={[{ label: t("common.home"), href: homePath(language) }]}
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
  );
}
