import { TextField } from "@/components/admin/form/text-field";
import { adminText } from "@/lib/i18n/admin-messages";
import { promoLimit } from "@/lib/promos/limits";
import { promoLabels } from "./promo-field-label";

const limit = { maxLength: promoLimit.price };

/** Two prices as staff type them, each with the one it replaces. */
export function PromoPrices() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="price"
        label={promoLabels.price}
        required
        {...limit}
        hint={adminText("promos.priceHint")}
      />
      <TextField
        name="old_price"
        label={promoLabels.old_price}
        {...limit}
        hint={adminText("promos.oldPriceHint")}
      />
      <TextField name="price2" label={promoLabels.price2} {...limit} hint={adminText("promos.price2Hint")} />
      <TextField
        name="old_price2"
        label={promoLabels.old_price2}
        {...limit}
        hint={adminText("promos.oldPriceHint")}
      />
    </div>
  );
}
