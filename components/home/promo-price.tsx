import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";

interface PromoPriceProps {
  price: string;
  oldPrice: string | null;
  language: Language;
  /** True for the price that the promo is about; the other one is the same in a second currency or for children. */
  main?: boolean;
}

/** A promo's price as staff typed it, what it was before struck through. */
export function PromoPrice({ price, oldPrice, language, main = false }: PromoPriceProps) {
  const t = translate(language);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className={main ? "font-bold text-coral-700 text-heading" : "font-semibold text-ink-soft"}>
        {oldPrice && <span className="sr-only">{t("home.promo.price")} </span>}
        {price}
      </span>
      {oldPrice && (
        <span className="text-ink-soft text-sm">
          <span className="sr-only">{t("home.promo.oldPrice")} </span>
          <s>{oldPrice}</s>
        </span>
      )}
    </p>
  );
}
