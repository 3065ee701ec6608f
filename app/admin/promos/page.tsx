import { ArrowLeft, Plus } from "lucide-react";
import type { Metadata } from "next";
import { AdminLink } from "@/components/admin/admin-link";
import { PageHeader } from "@/components/admin/page-header";
import { PromoTable } from "@/components/admin/promos/promo-table";
import { button } from "@/components/ui/button";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { listPromos } from "@/lib/promos/queries";

export const metadata: Metadata = { title: adminText("promos.title") };

export default async function PromosPage() {
  await requireAdmin();
  const promos = await listPromos();
  return (
    <>
      <PageHeader
        title={adminText("promos.title")}
        intro={adminText("promos.intro")}
        actions={
          <>
            <AdminLink href="/admin" className={button({ look: "outline", size: "small" })}>
              <ArrowLeft aria-hidden="true" className="size-4.5" />
              {adminText("promos.back")}
            </AdminLink>
            <AdminLink href="/admin/promos/create" className={button({ size: "small" })}>
              <Plus aria-hidden="true" className="size-4.5" />
              {adminText("promos.add")}
            </AdminLink>
          </>
        }
      />
      <PromoTable promos={promos} now={new Date()} />
    </>
  );
}
