import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { LoadFailure } from "@/components/admin/load-failure";
import { AreaHeader } from "@/components/admin/page-header";
import { PromoTable } from "@/components/admin/promos/promo-views";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { listPromos } from "@/lib/promos/queries";

export const metadata: Metadata = { title: adminText("promos.title") };

async function LoadedList() {
  const promos = await listPromos({ includeHidden: true });
  return <PromoTable promos={promos} now={new Date()} />;
}

export default async function PromosPage() {
  await requireAdmin();
  return (
    <>
      <AreaHeader
        title={adminText("promos.title")}
        intro={adminText("promos.intro")}
        back={adminText("promos.back")}
        action={{ href: "/admin/promos/create", label: adminText("promos.add"), Icon: Plus }}
      />
      <LoadFailure text={adminText("promos.listFailure")}>
        <LoadedList />
      </LoadFailure>
    </>
  );
}
