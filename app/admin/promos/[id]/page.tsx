import { Pencil } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminLink, BackLink } from "@/components/admin/admin-link";
import { DeleteRecord } from "@/components/admin/delete-button";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { PromoDetail } from "@/components/admin/promos/promo-detail";
import { button } from "@/components/ui/button";
import { idParams } from "@/lib/api/query";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { getPromo } from "@/lib/promos/queries";

interface PromoParams {
  params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: adminText("promos.detailTitle") };

async function LoadedPromo({ params }: PromoParams) {
  const { data } = idParams.safeParse(await params);
  const promo = data && (await getPromo(data.id));
  if (!promo) notFound();
  return (
    <>
      <PageHeader
        title={promo.title_id}
        intro={adminText("promos.detailTitle")}
        actions={
          <>
            <BackLink href="/admin/promos" label={adminText("promos.backToList")} />
            <AdminLink
              href={`/admin/promos/edit/${promo.id}`}
              className={button({ variant: "secondary", size: "small" })}
            >
              <Pencil aria-hidden="true" className="size-4.5" />
              {adminText("promos.edit")}
            </AdminLink>
            <DeleteRecord area="promos" id={promo.id} title={promo.title_id} variant="button" />
          </>
        }
      />
      <PromoDetail promo={promo} now={new Date()} />
    </>
  );
}

export default async function PromoPage({ params }: PromoParams) {
  await requireAdmin();
  return (
    <LoadFailure text={adminText("promos.loadFailure")}>
      <LoadedPromo params={params} />
    </LoadFailure>
  );
}
