import { button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SelectBox } from "@/components/ui/select-box";
import { formatMoney } from "@/lib/core/format";
import { byLanguage, type Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { type Kind, kinds } from "@/lib/tours/kinds";
import { maxSteps } from "@/lib/tours/list/facets";
import {
  filterNames,
  guideNeed,
  type Length,
  type ListFilters,
  lengths,
  type Need,
  plainNeeds,
  sorts,
} from "@/lib/tours/list/filters";
import type { TourListState } from "@/lib/tours/list/list-state";
import type { OfferedOptions } from "@/lib/tours/list/offered";
import { toursPath } from "@/lib/tours/pages/paths";
import { areaNames, type NamedArea } from "@/lib/tours/pickup-areas/named-areas";
import { StaticList } from "@/server/in-next/static-html";
import { needLabel } from "./applied-filters";
import {
  filterCloseMark,
  filterFoldMark,
  filterFormMark,
  filterLabelMark,
  filterOpenMark,
  filterTotalMark,
} from "./tour-marks";

interface FilterFormProps {
  kind: Kind;
  language: Language;
  state: TourListState;
  total: number;
  offered: OfferedOptions;
  areas: NamedArea[];
}

/** Numbers that cover every plural form of each language. */
const samples = [1, 2, 5];

/** The button's words by plural form, for counts that the browser alone knows; `#` stands for the count. */
function readCountWords(language: Language): Record<string, string> {
  const t = translate(language);
  const rules = new Intl.PluralRules(language);
  const forms = samples.map((count) => [
    rules.select(count),
    t("filters.apply", { count }).replace(String(count), "#"),
  ]);
  return { ...Object.fromEntries(forms), zero: t("filters.apply", { count: 0 }) };
}

const countWords = byLanguage(readCountWords);

const field = "min-h-11 w-full rounded-full border border-sand-500 bg-white px-4 text-base text-ink";

/**
 * Narrows and orders a list: a form instead of links, so that no crawler walks through the combinations. The form is a dialog, and
 * folded where no script runs.
 */
export function FilterForm({ kind, language, state, total, offered, areas }: FilterFormProps) {
  const t = translate(language);
  const needs: readonly string[] = state.for?.split(".") ?? [];
  const others = filterNames.filter((name) => name !== "for" && state[name] !== undefined);
  const used = needs.length + others.length;
  const { search, category, date, area, length, max, sort } = state;
  return (
    <div id="list-filters" className="shrink-0">
      <details {...filterFoldMark.write(true)} className="filters">
        <summary {...filterOpenMark.write(true)} className={button({ variant: "outline", size: "small" })}>
          {t("filters.title")}
          {used > 0 && ` (${used})`}
        </summary>
        <form
          action={toursPath(language, kind)}
          autoComplete="off"
          {...filterFormMark.write({ type: kinds[kind].type, apply: countWords[language] })}
          className="grid gap-4 py-4 sm:grid-cols-2 in-[dialog]:p-5"
        >
          {search && <input type="hidden" name="search" value={search} />}
          {category && <input type="hidden" name="category" value={category} />}
          {date && <input type="hidden" name="date" value={date} />}
          {state.party?.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <StaticList
            className="contents"
            each={FilterFields}
            of={[
              {
                language,
                filters: { for: state.for, area, length, max, sort },
                options: shownOptions(language, state, offered, areas),
              },
            ]}
          />
          <button
            {...filterTotalMark.write(true)}
            type="submit"
            className={button({
              variant: "secondary",
              className: "order-2 sm:col-span-full",
            })}
          >
            {t("filters.apply", { count: total })}
          </button>
        </form>
      </details>
    </div>
  );
}

interface ShownOptions {
  needs: Need[];
  prices: number[];
  pickups: [code: string, name: string][];
  lengths: Length[];
}

/** The options that the form lists: those that leave a tour, and the chosen ones. */
function shownOptions(
  language: Language,
  { for: needs, area, length, max }: ListFilters,
  offered: OfferedOptions,
  areas: readonly NamedArea[],
): ShownOptions {
  const chosen: readonly string[] = needs?.split(".") ?? [];
  const { lowest } = offered;
  const asked: Need[] = [...plainNeeds, ...new Set([guideNeed("en"), guideNeed(language)])];
  const limits = lowest === null ? maxSteps : maxSteps.filter((price) => price >= lowest);
  return {
    needs: asked.filter((need) => offered.for.has(need) || chosen.includes(need)),
    prices: [...new Set([...limits, ...(max ? [max] : [])])].sort((a, b) => a - b),
    pickups: Object.entries(areaNames(areas, language)).filter(
      ([code]) => offered.area.has(code) || code === area,
    ),
    lengths: lengths.filter((each) => offered.length.has(each) || each === length),
  };
}

interface FilterFieldsProps {
  language: Language;
  filters: ListFilters;
  options: ShownOptions;
}

function FilterFields({ language, filters, options }: FilterFieldsProps) {
  const t = translate(language);
  const chosen: readonly string[] = filters.for?.split(".") ?? [];
  const { needs, prices, pickups } = options;
  return (
    <>
      <p className="hidden items-center justify-between font-semibold text-heading sm:col-span-full in-[dialog]:flex">
        {t("filters.title")}
        <button
          type="button"
          {...filterCloseMark.write(true)}
          aria-label={t("filters.close")}
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sea-100"
        >
          <Icon name="x" className="size-6" />
        </button>
      </p>
      <FilterSelect
        name="sort"
        label={t("filters.sort")}
        none={t("filters.own")}
        chosen={filters.sort}
        options={sorts.map((sort) => [sort, t(`filters.sorts.${sort}`)])}
      />
      <FilterSelect
        name="length"
        label={t("filters.length")}
        none={t("filters.any")}
        chosen={filters.length}
        options={options.lengths.map((length) => [length, t(`filters.lengths.${length}`)])}
      />
      <FilterSelect
        name="max"
        label={t("filters.max")}
        none={t("filters.any")}
        chosen={filters.max}
        options={prices.map((price) => [
          String(price),
          t("filters.upTo", { price: formatMoney(price, "THB", language) }),
        ])}
      />
      <FilterSelect
        name="area"
        label={t("filters.area")}
        none={t("filters.anywhere")}
        chosen={filters.area}
        options={pickups}
      />
      <fieldset className="order-1 sm:col-span-full">
        <legend className="mb-1 font-medium text-sm">{t("filters.for")}</legend>
        <div className="flex flex-wrap gap-2">
          {needs.map((need) => (
            <label
              key={need}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-white px-4 text-base has-checked:border-sea-800 has-checked:bg-sea-50 has-disabled:text-ink-soft has-disabled:opacity-60"
            >
              <input
                type="checkbox"
                name="for"
                value={need}
                defaultChecked={chosen.includes(need)}
                className="size-4.5 accent-sea-800"
              />
              <span {...filterLabelMark.write(needLabel(need, language))}>{needLabel(need, language)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

interface FilterSelectProps {
  name: string;
  label: string;
  none: string;
  chosen: string | number | undefined;
  options: [value: string, label: string][];
}

function FilterSelect({ name, label, none, chosen = "", options }: FilterSelectProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={`filter-${name}`} className="font-medium text-sm">
        {label}
      </label>
      <SelectBox id={`filter-${name}`} name={name} defaultValue={String(chosen)} edge="far" className={field}>
        <option value="">{none}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
