import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LoadFailure } from "@/components/admin/load-failure";
import { EditTourForm } from "@/components/admin/tours/form/tour-editor";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { isKind, kinds } from "@/lib/tours/kinds";
import { getTour } from "@/lib/tours/queries";

interface EditParams {
  params: Promise<{ kind: string; id: string }>;
}

export const metadata: Metadata = { title: adminText("tourForm.edit") };

export default async function EditTourPage({ params }: EditParams) {
  await requireAdmin();
  const { kind, id } = await params;
  if (!isKind(kind)) notFound();
  return (
    <LoadFailure text={adminText(`tours.${kinds[kind].messages}.form.editFailed`)}>
      <EditTourForm kind={kind} tour={getTour(Number(id))} />
    </LoadFailure>
  );
}
