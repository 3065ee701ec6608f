import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, Suspense } from "react";
import { LoadFailure } from "@/components/admin/load-failure";
import { EditedTour } from "@/components/admin/tours/form/edited-tour";
import { Spinner } from "@/components/ui/spinner";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { isKind, kinds } from "@/lib/tours/kinds";
import { getTour } from "@/lib/tours/queries";

interface EditParams {
  params: Promise<{ kind: string; id: string }>;
}

const findTour = cache((id: string) => getTour(Number(id)));

export async function generateMetadata({ params }: EditParams): Promise<Metadata> {
  const { kind } = await params;
  return isKind(kind) ? { title: adminText("tourForm.edit") } : {};
}

/** The form that changes a tour. */
export default async function EditTourPage({ params }: EditParams) {
  await requireAdmin();
  const { kind, id } = await params;
  if (!isKind(kind)) notFound();
  const { messages } = kinds[kind];
  return (
    <LoadFailure text={adminText(`tours.${messages}.form.editFailed`)}>
      <Suspense fallback={<Spinner label={adminText(`tours.${messages}.form.loading`)} className="py-24" />}>
        <EditedTour kind={kind} tour={findTour(id)} />
      </Suspense>
    </LoadFailure>
  );
}
