import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { densePhone } from "@/components/ui/dense-phone";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { Unbroken } from "@/components/ui/unbroken";
import { channelOf, chatLink } from "@/lib/booking/chat-link";
import { chatContacts } from "@/lib/booking/contacts";
import { formatDay } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import type { Promo } from "@/lib/promos/schema";
import { pictureSource } from "@/lib/storage/picture-source";
import { PromoPrice } from "./promo-price";

export function PromoCard({ promo, language }: { promo: Promo; language: Language }) {
  const t = translate(language);
  const title = promo[`title_${language}`];
  const { price, old_price, price2, old_price2, file } = promo;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card">
      <div className="relative aspect-3/2 max-h-80 overflow-hidden bg-sea-100">
        {file ? (
          <Picture
            source={pictureSource(file)}
            alt=""
            sizes={`${densePhone("90vw")}(min-width: 48rem) 40rem, 90vw`}
          />
        ) : (
          <PicturePlaceholder />
        )}
        <Badge look="paper" className="absolute top-4 left-4">
          <Icon name="calendar-clock" className="size-4 text-coral-600" />
          {t("home.promo.until", { date: formatDay(promo.end_date, language) })}
        </Badge>
      </div>
      <div className="flex grow flex-col gap-3 p-5 sm:p-6">
        <h3 className="text-heading">
          <Unbroken text={title} />
        </h3>
        <p className="whitespace-pre-line text-base text-ink-soft">{promo[`description_${language}`]}</p>
        <div className="mt-auto grid gap-1 pt-2">
          <PromoPrice price={price} oldPrice={old_price} language={language} main />
          {price2 && <PromoPrice price={price2} oldPrice={old_price2} language={language} />}
        </div>
        <div className="flex flex-wrap gap-2 pt-2 *:grow">
          <a
            href={chatLink(channelOf(language), chatContacts(), t("home.promo.chatText", { title }))}
            target="_blank"
            rel="noopener noreferrer"
            className={button({ look: "secondary", size: "small" })}
          >
            {t("home.promo.ask")}
            <span className="sr-only">: {title}</span>
          </a>
          <a
            href={promo.pdf_url}
            target="_blank"
            rel="noopener noreferrer"
            className={button({ look: "outline", size: "small" })}
          >
            {t("home.promo.details")}
            <span className="sr-only">: {title}</span>
          </a>
        </div>
      </div>
    </article>
  );
}
