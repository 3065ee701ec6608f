import type { ReactNode } from "react";
import { Panel } from "@/components/admin/panel";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { formatShortDay } from "@/lib/format";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/i18n/languages";
import type { Promo } from "@/lib/promos/schema";
import { pictureSource } from "@/lib/storage/picture-source";
import { PriceText, PromoBadge } from "./promo-terms";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-line border-b pb-3 last:border-0 last:pb-0 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function PromoFacts({ promo, now }: { promo: Promo; now: Date }) {
  const { price, old_price, price2, old_price2, end_date, pdf_url } = promo;
  return (
    <dl className="grid gap-3">
      <Fact name={adminText("promos.price1")}>
        <PriceText price={price} oldPrice={old_price} />
      </Fact>
      <Fact name={adminText("promos.price2")}>
        {price2 || old_price2 ? (
          <PriceText price={price2} oldPrice={old_price2} />
        ) : (
          <span className="text-ink-soft italic">{adminText("promos.none")}</span>
        )}
      </Fact>
      <Fact name={adminText("promos.endDate")}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {formatShortDay(end_date, "id")}
          <PromoBadge endDate={end_date} now={now} />
        </span>
      </Fact>
      <Fact name={adminText("promos.pdf")}>
        <a
          href={pdf_url}
          target="_blank"
          rel="noopener noreferrer"
          className="grid justify-items-start gap-0.5 text-sea-700"
        >
          <span className="font-medium underline underline-offset-4">{adminText("promos.openPdf")}</span>
          <span className="break-all text-ink-soft text-xs">{pdf_url}</span>
        </a>
      </Fact>
    </dl>
  );
}

function PromoPicture({ promo: { file, title_id } }: { promo: Promo }) {
  return (
    <figure className="grid gap-2">
      <div className="aspect-3/2 overflow-hidden rounded-xl bg-sea-100">
        {file ? (
          <Picture source={pictureSource(file)} alt={title_id} sizes="(min-width: 64rem) 24rem, 90vw" first />
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

function Variant({ promo, language }: { promo: Promo; language: Language }) {
  const none = <span className="text-ink-soft italic">{adminText("promos.none")}</span>;
  return (
    <section className="grid content-start gap-2 rounded-xl bg-sand-50 p-4">
      <h3 className="font-medium text-ink-soft text-xs">{languageNames[language]}</h3>
      <p lang={language} className="font-semibold leading-snug">
        {promo[`title_${language}`] || none}
      </p>
      <p lang={language} className="whitespace-pre-line text-sm">
        {promo[`description_${language}`] || none}
      </p>
    </section>
  );
}

/** Title and description in the three languages, side by side. */
function PromoTranslations({ promo }: { promo: Promo }) {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {languages.map((language) => (
        <Variant key={language} promo={promo} language={language} />
      ))}
    </div>
  );
}

export function PromoDetail({ promo, now }: { promo: Promo; now: Date }) {
  preloadCyrillic();
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Panel title={adminText("promos.image")}>
        <PromoPicture promo={promo} />
      </Panel>
      <Panel title={adminText("promos.facts")}>
        <PromoFacts promo={promo} now={now} />
      </Panel>
      <Panel title={adminText("promos.translations")} className="lg:col-span-2">
        <PromoTranslations promo={promo} />
      </Panel>
    </div>
  );
}
