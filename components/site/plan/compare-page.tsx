import { DayRefused } from "@/components/site/tours/day-form";
import { markedTour } from "@/components/site/tours/tour-card-picture";
import { cardMark } from "@/components/site/tours/tour-marks";
import { TripForm } from "@/components/site/trip/trip-form";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { SelectBox } from "@/components/ui/select-box";
import { addDays } from "@/lib/core/calendar/days";
import { localize } from "@/lib/core/content/localized-text";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { homePath } from "@/lib/core/pages/paths";
import { pictureSource } from "@/lib/core/storage/picture-source";
import { comparePath } from "@/lib/plan/address";
import type { TourComparison } from "@/lib/plan/compare-queries";
import { dayReach } from "@/lib/tours/calendar/running-on";
import { kindOf } from "@/lib/tours/kinds";
import { tourPath, toursPath } from "@/lib/tours/pages/paths";
import { tripEntries } from "@/lib/trip/trip";
import { StaticHtml } from "@/server/in-next/static-html";
import { compareRows } from "./compare-rows";

interface ComparePageProps extends TourComparison {
  language: Language;
}

/** Tours side by side, with the prices and totals of a visitor's own day. */
export function ComparePage(props: ComparePageProps) {
  const { compared, gone, trip, tripText, asked, today, areas, language } = props;
  const t = translate(language);
  const ids = compared.map(({ tour }) => tour.id);
  return (
    <StaticHtml className="-mt-(--header-height) min-h-dvh bg-linear-to-b from-sea-100 to-sand-50 to-[28rem] pt-(--header-height) print:bg-none">
      <Container className="grid grid-cols-1 gap-6 pt-10 pb-20 sm:pt-14 lg:pb-28">
        <Breadcrumb
          language={language}
          steps={[{ label: t("common.home"), href: homePath(language) }]}
          current={t("compare.title")}
        />
        <div className="grid max-w-3xl gap-3">
          <h1 className="text-display text-sea-950">{t("compare.title")}</h1>
          <p className="text-ink-soft text-lg">{t("compare.lead")}</p>
        </div>
        {gone > 0 && <p className="text-coral-700">{t("plan.gone", { count: gone })}</p>}
        {ids.length === 0 ? (
          <p className="grid max-w-xl justify-items-start gap-6">
            {t("compare.empty")}
            <a href={toursPath(language, "tours")} className={button()}>
              {t("plan.browse")}
            </a>
          </p>
        ) : (
          <>
            <div className="grid justify-items-start gap-2 print:hidden">
              <TripForm
                kind="tours"
                action={comparePath(language)}
                submit={t("compare.show")}
                language={language}
                areas={areas}
                first={addDays(today, 1)}
                last={addDays(today, dayReach)}
                trip={trip}
                dateText={tripText || undefined}
                kept={[["tours", ids.join(".")]]}
              />
              <DayRefused asked={asked} today={today} language={language} />
            </div>
            <CompareTable {...props} />
            <AddTour {...props} />
          </>
        )}
      </Container>
    </StaticHtml>
  );
}

/** A scrolling region must be reachable by keys. */
const keyScrollable = { tabIndex: 0 };

const sizes = "(min-width: 64rem) 20rem, 46vw";

/** The names of the rows stand above the cells, so that two tours have the whole width of a phone. */
function CompareTable({ compared, trip, language }: ComparePageProps) {
  const t = translate(language);
  const ids = compared.map(({ tour }) => tour.id);
  return (
    <div className="compare">
      <section {...keyScrollable} aria-label={t("compare.title")} className="compare-scroll inner-ring">
        <table className="compared" data-columns={compared.length}>
          {/* As many columns as tours from the first byte: the table arrives in pieces. */}
          <colgroup>
            {ids.map((id) => (
              <col key={id} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {compared.map(({ tour }) => (
                <td key={tour.id}>
                  <div
                    {...cardMark.write(markedTour(tour, language))}
                    className="relative aspect-4/3 overflow-hidden rounded-xl bg-sea-100"
                  >
                    {tour.images[0] ? (
                      <Picture source={pictureSource(tour.images[0])} alt="" sizes={sizes} />
                    ) : (
                      <PicturePlaceholder />
                    )}
                  </div>
                </td>
              ))}
            </tr>
            <tr>
              {compared.map(({ tour }) => (
                <th key={tour.id} scope="col">
                  <a href={tourPath(language, kindOf(tour.tour_type), tour)} className="hover:text-sea-700">
                    <Localized text={tour.name} language={language} unbroken />
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          {compareRows({ compared, trip }, language).map(
            ({ label, render, nothing = t("compare.notStated") }) => (
              <tbody key={label}>
                <tr>
                  <th scope="rowgroup" colSpan={compared.length}>
                    <span>{label}</span>
                  </th>
                </tr>
                <tr>
                  {compared.map((each) => (
                    <td key={each.tour.id}>
                      {render(each) ?? <span className="text-ink-soft">{nothing}</span>}
                    </td>
                  ))}
                </tr>
              </tbody>
            ),
          )}
          <tfoot className="print:hidden">
            <tr>
              {compared.map(({ tour }) => (
                <td key={tour.id}>
                  <a
                    href={tourPath(language, kindOf(tour.tour_type), tour)}
                    className={button({ size: "small", className: "w-full" })}
                  >
                    {t("tours.viewDetails")}
                    <span className="sr-only">: {localize(tour.name, language).text}</span>
                  </a>
                  {compared.length > 1 && (
                    <a
                      href={comparePath(
                        language,
                        ids.filter((id) => id !== tour.id),
                        trip,
                      )}
                      rel="nofollow"
                      className={button({ variant: "quiet", size: "small", className: "mt-1 w-full" })}
                    >
                      {t("compare.remove")}
                      <span className="sr-only">: {localize(tour.name, language).text}</span>
                    </a>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

/** A form that adds a similar tour, also without script. */
function AddTour({ compared, others, trip, language }: ComparePageProps) {
  if (others.length === 0) return null;
  const t = translate(language);
  const tours = compared.map(({ tour }) => tour.id).join(".");
  return (
    <form action={comparePath(language)} className="flex flex-wrap items-end gap-3 print:hidden">
      <input type="hidden" name="tours" value={tours} />
      {tripEntries(trip).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid min-w-0 max-w-full gap-1.5">
        <label htmlFor="added-tour" className="font-medium">
          {t("compare.add")}
        </label>
        <SelectBox
          id="added-tour"
          name="tours"
          className="min-h-12 rounded-xl border border-line bg-white pl-4"
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {localize(name, language).text}
            </option>
          ))}
        </SelectBox>
      </div>
      <button type="submit" className={button({ variant: "secondary" })}>
        <Icon name="plus" className="size-5" />
        {t("compare.addButton")}
      </button>
    </form>
  );
}
