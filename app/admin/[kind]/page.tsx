import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LoadFailure } from "@/components/admin/load-failure";
import { AreaHeader } from "@/components/admin/page-header";
import { AdminTourList } from "@/components/admin/tours/list/tour-table";
import { listText } from "@/components/admin/tours/words";
import { freelyChanged, may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { isKind, type Kind, kinds } from "@/lib/tours/kinds";
import { listAdminTours } from "@/lib/tours/list/queries";
import { mostPricedTours } from "@/lib/tours/prices/change";

interface ToursPageProps {
  params: Promise<{ kind: string }>;
}

export async function generateMetadata({ params }: ToursPageProps): Promise<Metadata> {
  await requireAdmin();
  const { kind } = await params;
  return isKind(kind) ? { title: listText(kind, "title") } : {};
}

async function Tours({ kind, limit }: { kind: Kind; limit: number }) {
  return <AdminTourList kind={kind} limit={limit} stored={await listAdminTours(kinds[kind].type)} />;
}

export default async function ToursPage({ params }: ToursPageProps) {
  const admin = await requireAdmin();
  const { kind } = await params;
  if (!isKind(kind)) notFound();
  return (
    <LoadFailure text={listText(kind, "failed")}>
      <AreaHeader
        title={listText(kind, "title")}
        intro={adminText("tourList.intro")}
        back={adminText("tourList.back")}
        action={{ href: `/admin/${kind}/create`, label: listText(kind, "add"), Icon: Plus }}
      />
      <Tours kind={kind} limit={may(admin, "changeManyTours") ? mostPricedTours : freelyChanged} />
    </LoadFailure>
  );
}
