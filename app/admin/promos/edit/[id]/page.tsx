import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrowserOnly } from "@/components/admin/browser-only";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { PromoForm } from "@/components/admin/promos/promo-form";
import { idParams } from "@/lib/api/query";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { getPromo } from "@/lib/promos/queries";
import { promoResponse } from "@/lib/promos/schema";

interface PromoParams {
  params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: adminText("promos.editTitle") };

async function LoadedForm({ params }: PromoParams) {
  const { data } = idParams.safeParse(await params);
  const promo = data && (await getPromo(data.id));
  if (!promo) notFound();
  return (
    <>
      <PageHeader title={adminText("promos.editTitle")} intro={promo.title_id} />
      <BrowserOnly loadingLabel={adminText("promos.loading")}>
        <PromoForm promo={promoResponse(promo)} />
      </BrowserOnly>
    </>
  );
}

export default async function EditPromoPage({ params }: PromoParams) {
  await requireAdmin();
  return (
    <LoadFailure text={adminText("promos.loadFailure")}>
      <LoadedForm params={params} />
    </LoadFailure>
  );
}
