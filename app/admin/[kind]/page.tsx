import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LoadFailure } from "@/components/admin/load-failure";
import { ListHeader } from "@/components/admin/tours/list/list-header";
import { listText } from "@/components/admin/tours/list/list-words";
import { ShownTours } from "@/components/admin/tours/list/shown-tours";
import { requireAdmin } from "@/lib/auth/require-admin";
import { isKind, type Kind, kinds } from "@/lib/tours/kinds";
import { listAdminTours } from "@/lib/tours/list-admin";

interface ToursPageProps {
  params: Promise<{ kind: string }>;
}

export async function generateMetadata({ params }: ToursPageProps): Promise<Metadata> {
  await requireAdmin();
  const { kind } = await params;
  return isKind(kind) ? { title: listText(kind, "title") } : {};
}

async function Tours({ kind }: { kind: Kind }) {
  return <ShownTours kind={kind} stored={await listAdminTours(kinds[kind].type)} />;
}

export default async function ToursPage({ params }: ToursPageProps) {
  await requireAdmin();
  const { kind } = await params;
  if (!isKind(kind)) notFound();
  return (
    <LoadFailure text={listText(kind, "failed")}>
      <ListHeader kind={kind} />
      <Tours kind={kind} />
    </LoadFailure>
  );
}
