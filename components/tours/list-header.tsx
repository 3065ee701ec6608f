import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Container } from "@/components/ui/container";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { homePath } from "@/lib/i18n/paths";
import { type Kind, kinds } from "@/lib/tours/kinds";
import type { TourListState } from "@/lib/tours/list-state";
import { FilterChips } from "./filter-chips";

interface ListHeaderProps {
  kind: Kind;
  language: Language;
  state: TourListState;
}

/** Title, subtitle and filters of a list, over a swell. */
export function ListHeader({ kind, language, state }: ListHeaderProps) {
  const t = translate(language);
  const { messages } = kinds[kind];
  return (
    <div className="relative -mt-(--header-height) overflow-hidden bg-linear-to-b from-sea-100 to-sand-50 pt-(--header-height)">
      <Container className="relative grid gap-8 pt-10 pb-8 sm:pt-16 sm:pb-10">
        <div className="grid max-w-3xl gap-4">
          <Breadcrumb
            language={language}
            steps={[{ label: t("common.home"), href: homePath(language) }]}
            current={t(`tours.${messages}.title`)}
          />
          <h1 className="text-display text-sea-950">{t(`tours.${messages}.title`)}</h1>
          <p className="max-w-2xl text-ink-soft text-lg">{t(`tours.${messages}.subtitle`)}</p>
        </div>
        <FilterChips kind={kind} language={language} state={state} />
      </Container>
    </div>
  );
}
