import type { ReactNode } from "react";
import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatNearDay } from "@/lib/core/calendar/day-texts";
import { dayInZone } from "@/lib/core/calendar/days";
import { formatMoney } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { Kind } from "@/lib/tours/kinds";
import type { Facets } from "@/lib/tours/list/facets";
import { type Need, plainNeeds } from "@/lib/tours/list/filters";
import type { TourListState } from "@/lib/tours/list/list-state";
import { toursPath } from "@/lib/tours/pages/paths";
import { areaName, type NamedArea } from "@/lib/tours/pickup-areas/named-areas";

export function needLabel(need: Need, language: Language): string {
  const t = translate(language);
  const plain = plainNeeds.find((each) => each === need);
  if (plain) return t(`filters.needs.${plain}`);
  const names = new Intl.DisplayNames([language], { type: "language" });
  return t("filters.guideIn", { language: names.of(need.slice("guide_".length)) ?? "" });
}

interface Applied {
  name: keyof Facets["options"] | "sort";
  value: string;
  label: string;
  /** The list without this filter. */
  rest: TourListState;
}

function listApplied({ state, language, now, areas }: Omit<AppliedFiltersProps, "kind">): Applied[] {
  const t = translate(language);
  const { search, tag, date, area, length, max, sort } = state;
  const first = { ...state, page: 1 };
  const needs = (state.for?.split(".") ?? []) as Need[];
  const all: (Applied | null | "" | 0 | undefined | false)[] = [
    search !== "" && { name: "search", value: search, label: search, rest: { ...first, search: "" } },
    tag && {
      name: "tags",
      value: tag,
      label: t(`category.${tag}`),
      rest: { ...first, category: "", tag: null },
    },
    date && {
      name: "date",
      value: date,
      label: formatNearDay(date, dayInZone(now), language),
      rest: { ...first, date: "" },
    },
    ...needs.map(
      (need): Applied => ({
        name: "for",
        value: need,
        label: needLabel(need, language),
        rest: { ...first, for: needs.filter((each) => each !== need).join(".") || undefined },
      }),
    ),
    area && {
      name: "area",
      value: area,
      label: areaName(area, areas, language),
      rest: { ...first, area: undefined },
    },
    length && {
      name: "length",
      value: length,
      label: t(`filters.lengths.${length}`),
      rest: { ...first, length: undefined },
    },
    max && {
      name: "max",
      value: String(max),
      rest: { ...first, max: undefined },
      label: t("filters.upTo", { price: formatMoney(max, "THB", language) }),
    },
    sort && {
      name: "sort",
      value: sort,
      label: t(`filters.sorts.${sort}`),
      rest: { ...first, sort: undefined },
    },
  ];
  return all.filter((each) => typeof each === "object" && each !== null);
}

interface ListButtonProps {
  href: string;
  disabled?: boolean;
  className: string;
  children: ReactNode;
}

/** Leads to a list by a form, which crawlers do not follow. */
function ListButton({ href, disabled, className, children }: ListButtonProps) {
  const { pathname, searchParams } = new URL(href, "http://localhost");
  return (
    <form action={pathname}>
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" disabled={disabled} className={className}>
        {children}
      </button>
    </form>
  );
}

interface AppliedFiltersProps {
  kind: Kind;
  language: Language;
  state: TourListState;
  now: Date;
  areas: NamedArea[];
}

export function AppliedFilters({ kind, ...props }: AppliedFiltersProps) {
  const { language } = props;
  const t = translate(language);
  const applied = listApplied(props).filter(
    ({ name }) => name !== "search" && name !== "tags" && name !== "date",
  );
  if (applied.length === 0) return null;
  return (
    <ul aria-label={t("filters.applied")} className="flex flex-wrap gap-2">
      {applied.map(({ name, value, label, rest }) => (
        <li key={`${name} ${value}`}>
          <ListButton
            href={toursPath(language, kind, rest)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sea-100 py-1 pr-3 pl-4 text-base text-sea-900 hover:bg-sea-200"
          >
            <span className="sr-only">{t("filters.remove")}: </span>
            {label}
            <Icon name="x" className="size-4.5" />
          </ListButton>
        </li>
      ))}
    </ul>
  );
}

interface WaysOutProps extends AppliedFiltersProps {
  facets: Facets;
}

/** Shows for each filter how many tours there are without it, if no tour matches. */
export function WaysOut({ kind, facets, ...props }: WaysOutProps) {
  const { language } = props;
  const t = translate(language);
  const ways = listApplied(props).flatMap(({ name, value, label, rest }) => {
    const options = name === "sort" ? [] : (facets.options[name] ?? []);
    const count = options.find((option) => option.value === value)?.without;
    return count === undefined ? [] : [{ label, rest, count }];
  });
  return (
    <ul className="grid w-full gap-2">
      {ways.map(({ label, rest, count }) => (
        <li key={label}>
          <ListButton
            href={toursPath(language, kind, rest)}
            disabled={count === 0}
            className={button({ variant: "outline", className: "w-full wrap-anywhere disabled:opacity-60" })}
          >
            {t("filters.without", { filter: label, count })}
          </ListButton>
        </li>
      ))}
    </ul>
  );
}
