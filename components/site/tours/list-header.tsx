import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Container } from "@/components/ui/container";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import type { DayRequest } from "@/lib/tours/calendar/running-on";
import type { Kind } from "@/lib/tours/kinds";
import { kindWords } from "@/lib/tours/pages/kind-words";
import { toursPath } from "@/lib/tours/pages/paths";
import type { NamedArea } from "@/lib/tours/pickup-areas/named-areas";
import { readTrip } from "@/lib/trip/trip";
import { StaticList } from "@/server/in-next/static-html";
import { DayForm } from "./day-form";
import { FilterChips, type FilterChipsProps } from "./filter-chips";

interface ListHeaderProps extends FilterChipsProps {
  now: Date;
  asked: DayRequest | null;
  /** The areas that tours of this kind name. */
  servedAreas: NamedArea[];
  filters: ReactNode;
}

export function ListHeader(props: ListHeaderProps) {
  const { kind, language, state, now, asked, servedAreas, categories, searches, filters } = props;
  return (
    <div className="relative -mt-(--header-height) overflow-hidden bg-linear-to-b from-sea-100 to-sand-50 pt-(--header-height)">
      <Container className="relative grid gap-4 pt-5 pb-4 sm:pt-6 lg:gap-5">
        <StaticList
          className="grid gap-x-6 gap-y-1.5 lg:grid-cols-[auto_1fr] lg:items-baseline"
          each={ListTitle}
          of={[{ language, ...listHeading(kind, language) }]}
        />
        <div className="grid grid-cols-1 gap-3">
          <DayForm
            kind={kind}
            language={language}
            now={now}
            asked={asked}
            areas={servedAreas}
            rest={{ ...state, date: "", page: 1 }}
            named={readTrip(Object.fromEntries(state.party ?? []))}
            pathOf={(each) => toursPath(language, kind, each)}
          />
          <div className="flex items-center gap-2 has-[.filters[open]]:flex-wrap lg:gap-4">
            {filters}
            <FilterChips
              kind={kind}
              language={language}
              state={state}
              categories={categories}
              searches={searches}
            />
          </div>
        </div>
      </Container>
    </div>
  );
}

interface ListTitleProps {
  language: Language;
  title: string;
  subtitle: string | null;
}

function listHeading(kind: Kind, language: Language): Omit<ListTitleProps, "language"> {
  const { title, subtitle } = kindWords(kind, language);
  return { title, subtitle };
}

export function ListTitle({ language, title, subtitle }: ListTitleProps) {
  const t = translate(language);
  return (
    <>
      <div className="lg:col-span-full">
        <Breadcrumb
          language={language}
          steps={[{ label: t("common.home"), href: homePath(language) }]}
          current={title}
        />
      </div>
      <h1 className="text-title text-sea-950">{title}</h1>
      {subtitle && <p className="hidden text-ink-soft sm:block lg:text-lg">{subtitle}</p>}
    </>
  );
}
