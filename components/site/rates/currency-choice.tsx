import { SelectBox } from "@/components/ui/select-box";
import { currencyText } from "@/lib/core/format";
import { type Language, languageCurrencies } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { baseCurrency, type Rates } from "@/lib/rates/rates";
import { currencyChoice } from "./currency-choice-id";
import { rateMark, spokenWordsMark } from "./price-marks";

interface CurrencyChoiceProps {
  language: Language;
  rates: Rates;
}

/** The device remembers the choice. The options contain the rates, so that a choice needs no request. */
export function CurrencyChoice({ language, rates }: CurrencyChoiceProps) {
  const own = languageCurrencies[language];
  if (!rates.some(({ currency }) => currency === own)) return null;
  const words = messagesOf(language, "approx");
  const names = new Intl.DisplayNames([language], { type: "currency" });
  const nameOf = (currency: string) => `${currencyText(currency, language)} – ${names.of(currency)}`;
  return (
    <p className="grid max-w-xs gap-2 pt-2 scriptless:hidden">
      <label htmlFor={currencyChoice} className="font-semibold text-white">
        {words.choose}
      </label>
      <SelectBox
        id={currencyChoice}
        {...spokenWordsMark.write(words.spoken)}
        defaultValue={own}
        boxClassName="[&>svg]:text-current"
        className="min-h-11 rounded-full border border-current/25 bg-sea-950 pl-4 text-sm hover:border-current/60"
      >
        {rates.map(({ currency, baht, quoted_on }) => (
          <option key={currency} value={currency} {...rateMark.write({ baht, day: quoted_on })}>
            {nameOf(currency)}
          </option>
        ))}
        <option value={baseCurrency}>{nameOf(baseCurrency)}</option>
        <option value="">{words.off}</option>
      </SelectBox>
    </p>
  );
}
