import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { RecordMissing } from "@/components/admin/entity/record-missing";
import { RecordPage } from "@/components/admin/entity/record-page";
import { HistoryLink } from "@/components/admin/history/history-header";
import { PageHeader } from "@/components/admin/page-header";
import { PromoForm } from "@/components/admin/promos/promo-form";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { openRecord } from "@/lib/core/content/field-drafts";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { promoFields } from "@/lib/promos/fields";
import { getPromo } from "@/lib/promos/queries";
import { listTourChoices } from "@/lib/tours/queries";

export const metadata: Metadata = { title: adminText("promos.editTitle") };

async function get(id: number) {
  const promo = await getPromo(id, { includeHidden: true });
  return promo && { promo, tours: await listTourChoices() };
}

export default async function EditPromoPage({ params }: { params: Promise<{ id?: string[] }> }) {
  await requireAdmin();
  if (!(await params).id) return <RecordMissing words="promos" />;
  return (
    <RecordPage entity="promo" params={params} get={get}>
      {({ promo, tours }) => (
        <>
          <PageHeader
            title={adminText("promos.editTitle")}
            intro={staffText(promo.title)}
            actions={<HistoryLink entity="promo" id={promo.id} />}
          />
          <BrowserOnly loadingLabel={adminText("promos.loading")}>
            <PromoForm promo={openRecord(promoFields, promo)} tours={tours} />
          </BrowserOnly>
        </>
      )}
    </RecordPage>
  );
}
