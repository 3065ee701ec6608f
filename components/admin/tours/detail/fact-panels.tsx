import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import { formatMoney, formatRate } from "@/lib/format";
import { adminText } from "@/lib/i18n/admin-messages";
import { byLanguage, languages } from "@/lib/i18n/languages";
import { pictureSource } from "@/lib/storage/picture-source";
import { staffText } from "@/lib/tours/admin-list";
import { emptyText } from "../words";
import { type DetailProps, Facts, None, PartList, Texts } from "./detail-layout";

export function SeoTexts({ tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.seo")}>
      <Facts
        facts={[
          [
            adminText("tourDetail.seoTitle"),
            <Texts key="title" text={byLanguage((language) => tour[`seo_title_${language}`])} />,
          ],
          [
            adminText("tourDetail.seoDescription"),
            <Texts key="text" text={byLanguage((language) => tour[`seo_description_${language}`])} />,
          ],
        ]}
      />
    </Panel>
  );
}

const texts = ["name", "duration", "location", "overview"] as const;

export function BasicFacts({ tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.basic")}>
      <Facts
        facts={[
          [adminText("tourDetail.code"), tour.code ?? <None key="none" />],
          [
            adminText("tourDetail.tag"),
            tour.tags ? adminText(`tourForm.tagNames.${tour.tags}`) : <None key="none" />,
          ],
          ...texts.map((field): [string, React.ReactNode] => [
            adminText(`tourDetail.${field}`),
            <Texts key={field} text={tour[field]} strong={field === "name"} />,
          ]),
        ]}
      />
    </Panel>
  );
}

export function Prices({ tour }: DetailProps) {
  const money = (amount: number | null) =>
    amount === null ? <None /> : formatMoney(amount, tour.currency, "id");
  return (
    <Panel title={adminText("tourDetail.price")}>
      <Facts
        facts={[
          [adminText("tourDetail.currency"), tour.currency || <None key="none" />],
          [adminText("tourDetail.startingPrice"), money(tour.starting_price)],
          [adminText("tourDetail.originalPrice"), money(tour.original_price)],
          [
            adminText("tourDetail.rate"),
            tour.rate === null ? <None key="none" /> : `${formatRate(tour.rate, "id")} / 5`,
          ],
        ]}
      />
    </Panel>
  );
}

export function PriceOptions({ kind, tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.prices")}>
      <PartList parts={tour.prices} empty={emptyText(kind, "prices")}>
        {({ service_type, price, description }) => (
          <div className="grid gap-x-4 gap-y-2 md:grid-cols-[9rem_minmax(0,1fr)]">
            <p className="font-semibold text-sm">{formatMoney(price, tour.currency, "id")}</p>
            <div className="grid gap-2">
              <Texts text={service_type} strong />
              <Texts text={description} />
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
