import type { ReactNode } from "react";
import { None } from "@/components/admin/named-value";
import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import type { Field, Fields } from "@/lib/core/content/field";
import { sectionFields } from "@/lib/core/content/field-paths";
import { staffText } from "@/lib/core/content/localized-text";
import { draftText } from "@/lib/core/content/text-kinds";
import { formatMoney, formatRate, formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languages } from "@/lib/core/i18n/languages";
import { pictureSource } from "@/lib/core/storage/picture-source";
import { listFactLines } from "@/lib/tours/facts/lines";
import { tourFields } from "@/lib/tours/fields";
import type { LinePersons } from "@/lib/tours/price-fields/line-kinds";
import { plannedSeasonText } from "@/lib/tours/price-fields/planned-fields";
import { cheaperLines } from "@/lib/tours/pricing/unit";
import type { Tour } from "@/lib/tours/schema";
import { emptyText } from "../words";
import { type DetailProps, NamedValueList, PartList, Texts } from "./detail-layout";

function factValue(field: Field, value: unknown, strong: boolean): ReactNode {
  if (field.kind === "localized") return <Texts text={draftText(value ?? {})} strong={strong} />;
  if (value === null || value === "") return <None />;
  const name = field.choiceNames?.[String(value)];
  return name ? adminText(name) : String(value);
}

function SectionFacts({ tour, section }: { tour: Tour; section: string }) {
  const fields: Fields = tourFields;
  const values: Record<string, unknown> = tour;
  return (
    <NamedValueList
      facts={sectionFields(fields, section).flatMap((name): [string, ReactNode][] => {
        const field = fields[name];
        return field ? [[adminText(field.label), factValue(field, values[name], name === "name")]] : [];
      })}
    />
  );
}

export function SeoTexts({ tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.seo")}>
      <SectionFacts tour={tour} section="seo" />
    </Panel>
  );
}

export function BasicPanel({ tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.basic")}>
      <SectionFacts tour={tour} section="basic" />
    </Panel>
  );
}

export function Prices({ tour }: DetailProps) {
  const money = (amount: number | null) =>
    amount === null ? <None /> : formatMoney(amount, tour.currency, "id");
  return (
    <Panel title={adminText("tourDetail.price")}>
      <NamedValueList
        facts={[
          [adminText("tourDetail.currency"), tour.currency || <None key="none" />],
          [adminText("tourDetail.startingPrice"), money(tour.starting_price)],
          [adminText("tourDetail.originalPrice"), money(tour.original_price)],
          [
            adminText("tourForm.fields.original_price_since"),
            tour.original_price_since === null ? (
              <None key="none" />
            ) : (
              formatShortDay(new Date(tour.original_price_since), "id")
            ),
          ],
          [
            adminText("tourDetail.rate"),
            tour.rate === null ? <None key="none" /> : `${formatRate(tour.rate, "id")} / 5`,
          ],
          [adminText("tourForm.fields.rating_count"), tour.rating_count ?? <None key="none" />],
          [adminText("tourForm.fields.rating_source"), tour.rating_source ?? <None key="none" />],
          [adminText("tourForm.fields.home_position"), tour.home_position ?? <None key="none" />],
        ]}
      />
    </Panel>
  );
}

/** Says for whom a line is: "Anak, Umur mulai 4, Umur sampai 11". */
function personsText({ kind, age_from, age_to, group_size }: LinePersons): string {
  return [
    kind && adminText(`tourForm.priceKinds.${kind}`),
    age_from !== null && `${adminText("tourForm.fields.age_from")} ${age_from}`,
    age_to !== null && `${adminText("tourForm.fields.age_to")} ${age_to}`,
    group_size !== null && `${adminText("tourForm.fields.group_size")} ${group_size}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Lists the prices from a day on, such as "1 Des 2026: Harga Mulai THB 1.600 · Dewasa THB 1.600". */
export function PlannedPricesPanel({ tour }: DetailProps) {
  if (tour.planned_prices.length === 0) return null;
  const money = (price: number) => formatMoney(price, tour.currency, "id");
  const lineName = (line: number) => staffText(tour.prices[line]?.service_type ?? { en: "" });
  return (
    <Panel title={adminText("tourForm.fields.planned_prices")}>
      <PartList parts={tour.planned_prices} empty="">
        {({ from, season, starting_price, original_price, prices }) => {
          const named: [string, number | null][] = [
            [adminText("tourDetail.startingPrice"), starting_price],
            [adminText("tourDetail.originalPrice"), original_price],
            ...prices.map((price, line): [string, number | null] => [lineName(line), price]),
          ];
          const shown = named.flatMap(([name, price]) =>
            price === null ? [] : [`${name}: ${money(price)}`],
          );
          return (
            <div className="grid gap-x-4 gap-y-2 md:grid-cols-[12rem_minmax(0,1fr)]">
              <p className="font-semibold text-sm">{formatShortDay(new Date(from), "id")}</p>
              <p className="text-sm">
                {season !== null && `${plannedSeasonText(season)}: `}
                {shown.join(" · ")}
              </p>
            </div>
          );
        }}
      </PartList>
    </Panel>
  );
}

export function PriceOptions({ kind, tour }: DetailProps) {
  const cheaper = cheaperLines(tour.starting_price, tour.prices);
  return (
    <Panel title={adminText("tourDetail.prices")}>
      {cheaper.length > 0 && (
        <p className="mb-4 rounded-xl bg-sand-100 px-4 py-3 text-sm">
          {adminText("tourDetail.cheaperLines", {
            lines: cheaper
              .map(
                ({ service_type, price }) =>
                  `${staffText(service_type)} (${formatMoney(price, tour.currency, "id")})`,
              )
              .join(", "),
          })}
        </p>
      )}
      <PartList parts={tour.prices} empty={emptyText(kind, "prices")}>
        {({ service_type, price, description, ...persons }) => (
          <div className="grid gap-x-4 gap-y-2 md:grid-cols-[9rem_minmax(0,1fr)]">
            <p className="font-semibold text-sm">{formatMoney(price, tour.currency, "id")}</p>
            <div className="grid gap-2">
              <Texts text={service_type} strong />
              <Texts text={description} />
              {persons.kind && <p className="text-ink-soft text-sm">{personsText(persons)}</p>}
            </div>
          </div>
        )}
      </PartList>
    </Panel>
  );
}

export function Pictures({ kind, tour }: DetailProps) {
  const pictures = tour.images.toSorted((one, other) => one.order - other.order);
  const name = staffText(tour.name);
  return (
    <Panel title={adminText("tourDetail.images")}>
      {pictures.length === 0 && (
        <p className="text-sm">
          <None text={emptyText(kind, "images")} />
        </p>
      )}
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {pictures.map((image, index) => (
          <li key={image.id} className="relative grid content-start gap-1.5 text-ink-soft text-sm">
            <div className="aspect-3/2 overflow-hidden rounded-xl bg-sea-100">
              <Picture
                source={pictureSource(image)}
                alt={image.alt?.id || adminText("tourDetail.picture", { name, number: index + 1 })}
                sizes="(min-width: 80rem) 15vw, (min-width: 40rem) 33vw, 50vw"
              />
            </div>
            {index === 0 && (
              <Badge variant="paper" className="absolute top-1.5 right-1.5">
                {adminText("tourDetail.cover")}
              </Badge>
            )}
            <p>{adminText("tourDetail.order", { order: index + 1 })}</p>
            {languages.map(
              (language) =>
                image.alt?.[language] && (
                  <p key={language} lang={language} className="text-xs">
                    <span className="font-semibold uppercase">{language}</span> {image.alt[language]}
                  </p>
                ),
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

export function GoodToKnowPanel({ tour }: DetailProps) {
  const { duration_minutes, stops, facts, areas } = tour;
  const lines = listFactLines(facts, "id", areas).map(({ text, more = [] }) =>
    more.length === 0
      ? text
      : `${text}: ${more.map(({ what, text: amount = "" }) => `${staffText(what)} ${amount}`.trim()).join("; ")}`,
  );
  return (
    <Panel title={adminText("tourForm.sections.facts")}>
      <NamedValueList
        facts={[
          [adminText("tourForm.fields.duration_minutes"), duration_minutes ?? <None key="length" />],
          [
            adminText("tourForm.fields.stops"),
            stops.length > 0 ? stops.map(({ name }) => staffText(name)).join(" → ") : <None key="stops" />,
          ],
          [
            adminText("tourForm.fields.facts"),
            lines.length > 0 ? (
              <ul key="facts" className="grid gap-1">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : (
              <None key="facts" />
            ),
          ],
        ]}
      />
    </Panel>
  );
}
