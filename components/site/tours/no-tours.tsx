import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import { searchPath } from "@/lib/search/address";
import type { Kind } from "@/lib/tours/kinds";
import type { Facets } from "@/lib/tours/list/facets";
import type { TourListState } from "@/lib/tours/list/list-state";
import { kindWords } from "@/lib/tours/pages/kind-words";
import { toursPath } from "@/lib/tours/pages/paths";
import type { NamedArea } from "@/lib/tours/pickup-areas/named-areas";
import { StaticList } from "@/server/in-next/static-html";
import { WaysOut } from "./applied-filters";
import { ListTitle } from "./list-header";

/** A list without a tour has no question, no filter and no search to blame. */
export function EmptyList({ kind, language }: { kind: Kind; language: Language }) {
  const t = translate(language);
  return (
    <div className="-mt-(--header-height) bg-linear-to-b from-sea-100 to-sand-50 pt-(--header-height)">
      <Container className="grid gap-8 pt-10 pb-20 sm:pt-16 lg:pb-28">
        <StaticList
          className="grid max-w-3xl gap-4"
          each={ListTitle}
          of={[{ language, title: kindWords(kind, language).title, subtitle: null }]}
        />
        <p className="text-lg">{t("tours.none")}</p>
        <a
          href={homePath(language)}
          className={button({ variant: "secondary", className: "justify-self-start" })}
        >
          {t("errors.goHome")}
        </a>
      </Container>
    </div>
  );
}

interface NoToursProps {
  kind: Kind;
  language: Language;
  state: TourListState;
  now: Date;
  facets: Facets | null;
  areas: NamedArea[];
}

/** Says that nothing was found, with a way out for each filter. */
export function NoTours({ kind, language, state, now, facets, areas }: NoToursProps) {
  const t = translate(language);
  const { search } = state;
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-8 text-center">
      <div className="w-48 overflow-hidden rounded-card">
        <PicturePlaceholder className="aspect-4/3 h-auto" />
      </div>
      <h2 className="text-heading">{t(facets ? "filters.none" : "tours.empty")}</h2>
      {facets ? (
        <WaysOut kind={kind} language={language} state={state} now={now} facets={facets} areas={areas} />
      ) : (
        <p className="text-ink-soft">{t("tours.emptyHint")}</p>
      )}
      {search && !facets && (
        <a href={searchPath(language, { search })} className={button({ className: "wrap-anywhere" })}>
          {t("search.everywhere", { search })}
        </a>
      )}
      <a href={toursPath(language, kind)} className={button({ variant: "secondary" })}>
        {t("tours.showAll")}
      </a>
    </div>
  );
}
