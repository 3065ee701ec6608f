import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LoadFailure } from "@/components/admin/load-failure";
import { MainLink, PageHeader } from "@/components/admin/page-header";
import { AdminTourList } from "@/components/admin/tours/list/tour-table";
import { listText } from "@/components/admin/tours/words";
import { freelyChanged, may } from "@/lib/core/auth/permissions";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { staffNames } from "@/lib/core/i18n/staff-names";
import { isKind, type Kind, kindNames, kinds } from "@/lib/tours/kinds";
import { mostPricedTours } from "@/lib/tours/price-changes/change";
import { listAdminTours } from "@/lib/tours/staff-list/queries";

interface ToursPageProps {
  params: Promise<{ kind: string }>;
}

export async function generateMetadata({ params }: ToursPageProps): Promise<Metadata> {
  await requireAdmin();
  const { kind } = await params;
  return isKind(kind) ? { title: staffNames()[kindNames[kind]] ?? listText(kind, "title") } : {};
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
      <PageHeader
        title={staffNames()[kindNames[kind]] ?? listText(kind, "title")}
        intro={adminText("tourList.intro")}
        inMenu
        main={<MainLink href={`/admin/${kind}/create`} label={listText(kind, "add")} Icon={Plus} />}
      />
      <Tours kind={kind} limit={may(admin, "changeManyTours") ? mostPricedTours : freelyChanged} />
    </LoadFailure>
  );
}
