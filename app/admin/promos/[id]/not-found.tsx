import { PromoMissing } from "@/components/admin/record-missing";
import { adminText } from "@/lib/i18n/admin-messages";

export default function PromoNotFound() {
  return <PromoMissing title={adminText("promos.detailTitle")} text={adminText("promos.notFound")} />;
}
