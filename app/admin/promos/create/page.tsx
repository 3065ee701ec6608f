import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { PromoForm } from "@/components/admin/promos/promo-form";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { listTourChoices } from "@/lib/tours/queries";

export const metadata: Metadata = { title: adminText("promos.createTitle") };

async function LoadedForm() {
  const tours = await listTourChoices();
  return (
    <BrowserOnly loadingLabel={adminText("promos.loading")}>
      <PromoForm promo={null} tours={tours} />
    </BrowserOnly>
  );
}

export default async function CreatePromoPage() {
  await requireAdmin();
  return (
    <>
      <PageHeader title={adminText("promos.createTitle")} />
      <LoadFailure text={adminText("promos.formFailure")}>
        <LoadedForm />
      </LoadFailure>
    </>
  );
}
