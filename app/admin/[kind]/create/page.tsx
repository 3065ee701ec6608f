import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LoadFailure } from "@/components/admin/load-failure";
import { CopyTourForm, FormHeader } from "@/components/admin/tours/form/tour-editor";
import { TourForm } from "@/components/admin/tours/form/tour-form";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { emptyDraft } from "@/lib/tours/draft";
import { isKind, kinds } from "@/lib/tours/kinds";
import { getTour } from "@/lib/tours/queries";

interface CreateParams {
  params: Promise<{ kind: string }>;
  searchParams: Promise<{ copyFrom?: string | string[] }>;
}

export async function generateMetadata({ params }: CreateParams): Promise<Metadata> {
  await requireAdmin();
  const { kind } = await params;
  return isKind(kind) ? { title: adminText(`tours.${kinds[kind].messages}.form.createTitle`) } : {};
}

/** A new tour, empty or with the content of another. */
export default async function CreateTourPage({ params, searchParams }: CreateParams) {
  await requireAdmin();
  const [{ kind }, { copyFrom }] = await Promise.all([params, searchParams]);
  if (!isKind(kind)) notFound();
  const { messages } = kinds[kind];
  return (
    <>
      <FormHeader kind={kind} title={adminText(`tours.${messages}.form.createTitle`)} />
      <LoadFailure text={adminText(`tours.${messages}.form.copyFailed`)}>
        {copyFrom === undefined ? (
          <TourForm kind={kind} initial={emptyDraft()} />
        ) : (
          <CopyTourForm kind={kind} source={getTour(Number(copyFrom))} />
        )}
      </LoadFailure>
    </>
  );
}
