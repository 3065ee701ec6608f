import type { Metadata } from "next";
import { PromoMissing } from "@/components/admin/record-missing";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";

export const metadata: Metadata = { title: adminText("promos.editTitle") };

/** The address of the edit form without an id. */
export default async function EditNoPromoPage() {
  await requireAdmin();
  return <PromoMissing title={adminText("promos.editTitle")} text={adminText("promos.idMissing")} />;
}
