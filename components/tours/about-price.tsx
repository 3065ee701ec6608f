import { classNames } from "@/components/ui/class-names";
import { formatDayPart } from "@/lib/format";
import { type Language, languageCurrencies } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { currencyCode } from "@/lib/rates/currencies";
import { approximation, type Rates } from "@/lib/rates/rates";
import { spokenAbout, writtenAbout } from "@/lib/rates/written";

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
 * The price in the currency of the language, if a rate is known. `rewrite-prices.ts` replaces it.
 */
export function AboutPrice({ amount, currency, rates, language, noted, className }: AboutPriceProps) {
  const about = approximation(amount, currency, languageCurrencies[language], rates);
  if (!about) return null;
  const t = translate(language);
  const [before, after] = t("approx.note", { date: "|", currency }).split("|");
  return (
    <span data-nosnippet className={classNames("about-price", className)}>
      <data value={`${amount} ${currencyCode(currency)}`} aria-hidden="true">
        {t("approx.about", { amount: writtenAbout(about, language) })}
      </data>
      <span className="sr-only">{t("approx.spoken", { amount: spokenAbout(about, language) })}</span>
      {noted && (
        <span className="block whitespace-normal">
          {before}
          <time dateTime={about.quoted_on}>{formatDayPart(about.quoted_on, "dayMonth", language)}</time>
          {after}
        </span>
      )}
    </span>
  );
}
