import { BlogGrid } from "@/components/site/blogs/blog-card";
import { searchFormTexts } from "@/components/site/layout/navigation";
import { SearchForm } from "@/components/site/layout/search-form";
import { CloseTours } from "@/components/site/tours/close-tours";
import { DayForm } from "@/components/site/tours/day-form";
import { type CardOfDay, TourCards } from "@/components/site/tours/tour-card";
import { listDayMark } from "@/components/site/trip/trip-marks";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { blogsPath } from "@/lib/blogs/paths";
import { localize } from "@/lib/core/content/localized-text";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath, type ListState } from "@/lib/core/pages/paths";
import type { FrameLinks } from "@/lib/home/links";
import { ownPagePath } from "@/lib/own-pages/address";
import type { SearchState } from "@/lib/search/address";
import { searchPath } from "@/lib/search/address";
import type { Activity, FoundGroup, SearchResults as Results, TourOnNamedDay } from "@/lib/search/search";
import { closedDayText } from "@/lib/tours/calendar/closed-day-text";
import { kindWords } from "@/lib/tours/pages/kind-words";
import { toursPath } from "@/lib/tours/pages/paths";
import { StaticHtml } from "@/server/in-next/static-html";
import { NothingFound } from "./nothing-found";

interface SearchResultsProps {
  language: Language;
  state: SearchState;
  results: Results;
  links: Pick<FrameLinks, "kinds" | "blogs">;
}

/** Shows the search over everything, with a group for each list that has results. */
export function SearchResultList({ language, state, results, links }: SearchResultsProps) {
  const t = translate(language);
  const { search, groups, pages, total, close, activities, quick, areas, now, asked } = results;
  const day = asked?.state === "asked" ? asked.day : "";
  const { category } = state;
  const rest = { search, category };
  const title = state.search ? t("search.resultsFor", { search }) : t("search.title");
  return (
    <StaticHtml className="-mt-(--header-height) bg-linear-to-b from-sea-100 to-sand-50 to-[28rem] pt-(--header-height)">
      <Container className="grid gap-6 pt-10 pb-6 sm:pt-14">
        <div className="grid max-w-3xl gap-4">
          <Breadcrumb
            language={language}
            steps={[{ label: t("common.home"), href: homePath(language) }]}
            current={t("search.title")}
          />
          <h1 className="text-display text-sea-950">
            {total > 0 ? title : <EmptyTitle language={language} search={state.search} />}
          </h1>
          {search !== state.search && (
            <p role="status" className="wrap-anywhere text-ink-soft">
              {t("search.corrected", { typed: state.search, search })}
            </p>
          )}
        </div>
        <SearchForm
          words={searchFormTexts(language)}
          state={rest}
          id="page-search"
          wide
          tool={t("search.tool")}
          date={day}
        />
        {links.kinds.length > 0 && (
          <DayForm
            kind="tours"
            language={language}
            now={now}
            asked={asked}
            areas={areas}
            rest={rest}
            pathOf={(each) => searchPath(language, each)}
          />
        )}
        <ActivityLinks language={language} activities={activities} search={state.search} date={day} />
        {total > 0 && <GroupLinks language={language} groups={groups} total={total} />}
      </Container>
      <Container className="pb-20 lg:pb-28">
        <div {...listDayMark.write(day)} className="grid grid-cols-1 gap-12 sm:gap-16">
          {groups.map((group, index) => (
            <ResultGroup
              key={group.kind}
              group={group}
              language={language}
              href={listPath(group, language, { ...rest, date: day })}
              day={day}
              first={index === 0}
            />
          ))}
          {pages.length > 0 && <FoundPages language={language} pages={pages} />}
          {close.length > 0 && <CloseTours language={language} tours={cardsOf(close, day, language)} />}
          {total === 0 && (
            <NothingFound language={language} state={{ ...state, date: day }} found={quick} links={links} />
          )}
        </div>
      </Container>
    </StaticHtml>
  );
}

/** A tour that does not run on the day says why. */
function cardsOf(found: TourOnNamedDay[], day: string, language: Language): CardOfDay[] {
  return found.map((each) => {
    const { tour, outlook } = each;
    if (outlook?.state !== "closed") return each;
    const { calendar, today } = tour;
    return { ...each, closed: closedDayText({ calendar, day, today, outlook }, language) };
  });
}

function EmptyTitle({ language, search }: { language: Language; search: string }) {
  const t = translate(language);
  return search ? t("search.empty", { search }) : t("search.emptyPlain");
}

function nameOf({ kind }: FoundGroup, language: Language): string {
  const t = translate(language);
  return kind === "blogs" ? t("search.articles") : kindWords(kind, language).title;
}

function listPath({ kind }: FoundGroup, language: Language, state: ListState): string {
  return kind === "blogs" ? blogsPath(language, { search: state.search }) : toursPath(language, kind, state);
}

interface ActivityLinksProps {
  language: Language;
  activities: Activity[];
  search: string;
  date: string;
}

/** Searches for activities, in a row that scrolls horizontally. */
function ActivityLinks({ language, activities, search, date }: ActivityLinksProps) {
  if (activities.length === 0) return null;
  return (
    <nav aria-label={translate(language)("search.activities")} className="chip-row">
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-wrap">
        {activities.map(({ code, name }) => {
          const { text } = localize(name, language);
          return (
            <li key={code}>
              <a
                // Letters that repeat the label are compressed to nothing, unlike their escapes.
                href={decodeURI(searchPath(language, { search: text, date }))}
                aria-current={text === search ? "true" : undefined}
                className="chip"
              >
                {text}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface GroupLinksProps {
  language: Language;
  groups: FoundGroup[];
  total: number;
}

function GroupLinks({ language, groups, total }: GroupLinksProps) {
  const t = translate(language);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p className="text-ink-soft">{t("search.found", { count: total })}</p>
      {groups.length > 1 && (
        <nav aria-label={t("search.groups")}>
          <ul className="flex flex-wrap gap-2">
            {groups.map((group) => (
              <li key={group.kind}>
                <a href={`#found-${group.kind}`} className="chip gap-2 whitespace-normal">
                  {nameOf(group, language)}
                  <span className="font-normal text-ink-soft">{group.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Links to the operator's own pages that hold the words. */
function FoundPages({ language, pages }: { language: Language; pages: Results["pages"] }) {
  return (
    <section aria-labelledby="found-pages" className="grid scroll-mt-24 gap-5">
      <h2 id="found-pages" className="text-title">
        {translate(language)("search.pages")}{" "}
        <span className="font-normal text-ink-soft text-heading">{pages.length}</span>
      </h2>
      <ul className="grid gap-2">
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a
              href={ownPagePath(language, address)}
              className="inline-flex min-h-11 items-center font-medium text-lg text-sea-700 underline underline-offset-4"
            >
              {localize(title, language).text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ResultGroupProps {
  group: FoundGroup;
  language: Language;
  href: string;
  first: boolean;
  day: string;
}

function ResultGroup({ group, language, href, first, day }: ResultGroupProps) {
  const t = translate(language);
  const name = nameOf(group, language);
  const id = `found-${group.kind}`;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-title`} className="text-title">
          {name} <span className="font-normal text-ink-soft text-heading">{group.count}</span>
        </h2>
        <a href={href} className={button({ variant: "outline", size: "small" })}>
          {t("search.showAll", { count: group.count })}
          <span className="sr-only">: {name}</span>
        </a>
      </div>
      {group.kind === "blogs" ? (
        <BlogGrid language={language} blogs={group.blogs} heading="h3" />
      ) : (
        <TourCards
          tours={cardsOf(group.tours, day, language)}
          language={language}
          heading="h3"
          first={first}
          className="sm:[--late-height:35.5rem]"
        />
      )}
    </section>
  );
}
