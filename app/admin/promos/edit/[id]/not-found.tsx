import { PromoMissing } from "@/components/admin/record-missing";
import { adminText } from "@/lib/i18n/admin-messages";

export default function PromoToEditNotFound() {
  return <PromoMissing title={adminText("promos.editTitle")} text={adminText("promos.notFoundOrFailed")} />;
}
