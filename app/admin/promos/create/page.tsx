import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { PageHeader } from "@/components/admin/page-header";
import { PromoForm } from "@/components/admin/promos/promo-form";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { listTourNames } from "@/lib/tours/queries";

export const metadata: Metadata = { title: adminText("promos.createTitle") };

export default async function CreatePromoPage() {
  await requireAdmin();
  return (
    <>
      <PageHeader title={adminText("promos.createTitle")} />
      <BrowserOnly loadingLabel={adminText("promos.loading")}>
        <PromoForm promo={null} tours={await listTourNames()} />
      </BrowserOnly>
    </>
  );
}
