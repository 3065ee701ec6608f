import { classNames } from "@/components/ui/class-names";
import { currencyCode } from "@/lib/core/currencies";
import { formatDayPart } from "@/lib/core/format";
import { type Language, languageCurrencies } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { approximation, type Rates } from "@/lib/rates/rates";
import { spokenAbout, writtenAbout } from "@/lib/rates/written";
import { aboutDayMark, aboutMark, aboutSpokenMark, aboutTextMark } from "./price-marks";

interface AboutPriceProps {
  amount: number;
  /** The currency as staff typed it. */
  currency: string;
  rates: Rates;
  language: Language;
  /** Adds the day of the rate and the currency in which visitors pay. */
  noted?: boolean;
  className?: string;
}

/**
 * Says what a price is about in the currency of the page's language; draws nothing without a rate. On a device that
 * chose another currency, `rewrite-prices.ts` writes that currency into the marked parts.
 */
export function AboutPrice({ amount, currency, rates, language, noted, className }: AboutPriceProps) {
  const about = approximation(amount, currency, languageCurrencies[language], rates);
  if (!about) return null;
  const t = translate(language);
  const [before, after] = t("approx.note", { date: "|", currency }).split("|");
  return (
    <span
      {...aboutMark.write({ amount, currency: currencyCode(currency) ?? currency })}
      data-nosnippet
      className={classNames("about-price", className)}
    >
      <span {...aboutTextMark.write(true)} aria-hidden="true">
        {t("approx.about", { amount: writtenAbout(about, language) })}
      </span>
      <span {...aboutSpokenMark.write(true)} className="sr-only">
        {t("approx.spoken", { amount: spokenAbout(about, language) })}
      </span>
      {noted && (
        <span className="block whitespace-normal">
          {before}
          <time {...aboutDayMark.write(true)} dateTime={about.quoted_on}>
            {formatDayPart(about.quoted_on, "dayMonth", language)}
          </time>
          {after}
        </span>
      )}
    </span>
  );
}
