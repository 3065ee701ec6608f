import type { Metadata } from "next";
import { RecordHeader, RecordPage } from "@/components/admin/entity/record-page";
import { HistoryPanel } from "@/components/admin/history/history-panel";
import { PromoDetail } from "@/components/admin/promos/promo-views";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { getPromo } from "@/lib/promos/queries";
import { latestVersions } from "@/lib/registry/dashboard/latest-changes";
import { kindOf } from "@/lib/tours/kinds";
import { getTour } from "@/lib/tours/queries";

export const metadata: Metadata = { title: adminText("promos.detailTitle") };

async function get(id: number) {
  const promo = await getPromo(id, { includeHidden: true });
  if (!promo) return null;
  const tour = promo.tour_id === null ? null : await getTour(promo.tour_id, { hidden: true });
  const about = tour && {
    address: `/admin/${kindOf(tour.tour_type)}/${tour.id}`,
    name: staffText(tour.name),
    currency: tour.currency,
  };
  return { promo, about, versions: await latestVersions("promo", id) };
}

export default async function PromoPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdmin();
  return (
    <RecordPage entity="promo" params={params} get={get}>
      {({ promo, about, versions }) => (
        <>
          <RecordHeader entity="promo" id={promo.id} title={staffText(promo.title)} />
          <div className="grid gap-4">
            <PromoDetail promo={promo} tour={about} now={new Date()} />
            <HistoryPanel entity="promo" id={promo.id} versions={versions} />
          </div>
        </>
      )}
    </RecordPage>
  );
}
