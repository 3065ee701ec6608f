import { Percent } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { DayValue, RowPicture } from "@/components/admin/entity/record-cells";
import { RecordTable } from "@/components/admin/entity/record-table";
import { LanguageCards, NamedValue, None } from "@/components/admin/named-value";
import { Panel } from "@/components/admin/panel";
import { preloadCyrillic } from "@/components/site/layout/preload-fonts";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { weekdaysText } from "@/lib/core/calendar/weekdays-field";
import { staffText } from "@/lib/core/content/localized-text";
import { entityPagesOf } from "@/lib/core/entity/entity-page-names";
import { formatMoney, formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { pictureSource } from "@/lib/core/storage/picture-source";
import { promoEntity } from "@/lib/promos/entity";
import { daysLeft, type Promo } from "@/lib/promos/fields";
import { promoPriceText } from "@/lib/promos/shown-price";

function PriceText({ price, oldPrice }: { price: string | null; oldPrice: string | null }) {
  return (
    <span className="wrap-anywhere flex flex-wrap items-baseline gap-x-2 md:grid md:min-w-28">
      {oldPrice && (
        <span className="text-ink-soft text-xs">
          <span className="sr-only">{adminText("promos.oldPrice")} </span>
          <s>{promoPriceText(oldPrice, "id")}</s>
        </span>
      )}
      <span className="font-semibold">
        {oldPrice && price && <span className="sr-only">{adminText("promos.newPrice")} </span>}
        {price ? promoPriceText(price, "id") : "–"}
      </span>
    </span>
  );
}

/** Days before the end from which a promo gets the badge "soon". */
const soon = 7;

interface PromoBadgeProps {
  promo: Pick<Promo, "published" | "end_date">;
  now: Date;
}

function PromoBadge({ promo: { published, end_date }, now }: PromoBadgeProps) {
  if (!published) return <Badge variant="sand">{adminText("drafts.promo")}</Badge>;
  const days = daysLeft(end_date, now);
  if (days < 0) return <Badge variant="sand">{adminText("promos.ended")}</Badge>;
  const text = days === 0 ? adminText("promos.lastDay") : adminText("promos.endsIn", { days });
  return days < soon ? (
    <Badge variant="soon">{text}</Badge>
  ) : (
    <span className="text-ink-soft text-xs">{text}</span>
  );
}

/** Lists all promos by end, newest first, and marks ended ones. */
export function PromoTable({ promos, now }: { promos: Promo[]; now: Date }) {
  return (
    <RecordTable
      pages={entityPagesOf(promoEntity)}
      Icon={Percent}
      records={promos}
      titleOf={({ title }) => staffText(title)}
      picture={({ file }) => <RowPicture file={file} />}
      columns={[
        {
          label: adminText("promos.price1"),
          cell: ({ price, old_price }) => <PriceText price={price} oldPrice={old_price} />,
        },
        {
          label: adminText("promos.price2"),
          cell: ({ price2, old_price2 }) => <PriceText price={price2} oldPrice={old_price2} />,
        },
        {
          label: adminText("promos.endDate"),
          cell: (promo) => (
            <DayValue day={promo.end_date}>
              <PromoBadge promo={promo} now={now} />
            </DayValue>
          ),
        },
      ]}
    />
  );
}

interface PromoDetailProps {
  promo: Promo;
  tour: { address: string; name: string; currency: string } | null;
  now: Date;
}

function PromoFacts({ promo, tour, now }: PromoDetailProps) {
  const { price, old_price, price2, old_price2, start_date, end_date, tour_price, pdf_url } = promo;
  const { package_price, package_guests } = promo;
  const money = (amount: number) => formatMoney(amount, tour?.currency ?? "", "id");
  return (
    <dl className="grid gap-3">
      <NamedValue name={adminText("promos.tour")}>
        {tour ? (
          <AdminLink href={tour.address} className="underline underline-offset-4">
            {tour.name}
          </AdminLink>
        ) : (
          <None />
        )}
      </NamedValue>
      <NamedValue name={adminText("promos.tourPrice")}>
        {tour_price === null ? <None /> : money(tour_price)}
      </NamedValue>
      <NamedValue name={adminText("promos.packagePrice")}>
        {package_price === null || package_guests === null ? (
          <None />
        ) : (
          adminText("promos.packageOf", { price: money(package_price), guests: package_guests })
        )}
      </NamedValue>
      <NamedValue name={adminText("promos.price1")}>
        <PriceText price={price} oldPrice={old_price} />
      </NamedValue>
      <NamedValue name={adminText("promos.price2")}>
        {price2 || old_price2 ? <PriceText price={price2} oldPrice={old_price2} /> : <None />}
      </NamedValue>
      <NamedValue name={adminText("promos.startDate")}>
        {start_date ? formatShortDay(start_date, "id") : <None />}
      </NamedValue>
      <NamedValue name={adminText("promos.weekdays")}>{weekdaysText(promo.weekdays)}</NamedValue>
      <NamedValue name={adminText("promos.endDate")}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {formatShortDay(end_date, "id")}
          <PromoBadge promo={promo} now={now} />
        </span>
      </NamedValue>
      <NamedValue name={adminText("promos.pdf")}>
        <a
          href={pdf_url}
          target="_blank"
          rel="noopener noreferrer"
          className="grid justify-items-start gap-0.5 text-sea-700"
        >
          <span className="font-medium underline underline-offset-4">{adminText("promos.openPdf")}</span>
          <span className="break-all text-ink-soft text-xs">{pdf_url}</span>
        </a>
      </NamedValue>
    </dl>
  );
}

function PromoPicture({ promo: { file, title } }: { promo: Promo }) {
  return (
    <figure className="grid gap-2">
      <div className="aspect-3/2 overflow-hidden rounded-xl bg-sea-100">
        {file ? (
          <Picture
            source={pictureSource(file)}
            alt={staffText(title)}
            sizes="(min-width: 64rem) 24rem, 90vw"
            first
          />
        ) : (
          <PicturePlaceholder />
        )}
      </div>
      <figcaption className="break-all text-ink-soft text-sm">
        {file ? (
          <>
            <span className="sr-only">{adminText("promos.fileName")}: </span>
            {file.path.split("/").at(-1)}
          </>
        ) : (
          adminText("promos.noImage")
        )}
      </figcaption>
    </figure>
  );
}

export function PromoDetail({ promo, tour, now }: PromoDetailProps) {
  preloadCyrillic();
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Panel title={adminText("promos.image")}>
        <PromoPicture promo={promo} />
      </Panel>
      <Panel title={adminText("promos.facts")}>
        <PromoFacts promo={promo} tour={tour} now={now} />
      </Panel>
      <Panel title={adminText("promos.translations")} className="lg:col-span-2">
        <LanguageCards>
          {(language) => (
            <>
              <p lang={language} className="font-semibold leading-snug">
                {promo.title[language] || <None />}
              </p>
              <p lang={language} className="whitespace-pre-line text-sm">
                {promo.description[language] || <None />}
              </p>
            </>
          )}
        </LanguageCards>
      </Panel>
    </div>
  );
}
