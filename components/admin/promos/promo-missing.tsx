import { RecordMissing } from "@/components/admin/record-missing";
import { adminText } from "@/lib/i18n/admin-messages";

/** Stands where an address names no promo that there is. */
export function PromoMissing(words: { title: string; text: string }) {
  return <RecordMissing {...words} list="/admin/promos" backLabel={adminText("promos.backToList")} />;
}
