import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LoadFailure } from "@/components/admin/load-failure";
import { FactChoices } from "@/components/admin/tours/form/fact-choices";
import { CopyTourForm, FormHeader } from "@/components/admin/tours/form/tour-editor";
import { TourForm } from "@/components/admin/tours/form/tour-form";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { listCommonClosedPeriods } from "@/lib/core/calendar/queries";
import { emptyDraft } from "@/lib/core/content/field-drafts";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { tourFields } from "@/lib/tours/fields";
import { isKind, type Kind, kinds } from "@/lib/tours/kinds";
import { areaNames } from "@/lib/tours/pickup-areas/named-areas";
import { listStoredAreas, listUsedAreas } from "@/lib/tours/pickup-areas/queries";
import { placeChoices } from "@/lib/tours/places/fields";
import { listPlaces } from "@/lib/tours/places/queries";
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

interface LoadedFormProps {
  kind: Kind;
  copyFrom?: string | string[];
}

async function LoadedForm({ kind, copyFrom }: LoadedFormProps) {
  const { type } = kinds[kind];
  const [common, places, areas, used] = await Promise.all([
    listCommonClosedPeriods(type),
    listPlaces(),
    listStoredAreas(),
    listUsedAreas(type),
  ]);
  return (
    <FactChoices
      words={{ ...messagesOf("id", "facts"), area: areaNames(areas, "id") }}
      places={placeChoices(places)}
      areas={used}
    >
      {copyFrom === undefined ? (
        <TourForm kind={kind} initial={emptyDraft(tourFields)} common={common} />
      ) : (
        <CopyTourForm kind={kind} read={() => getTour(Number(copyFrom), { hidden: true })} common={common} />
      )}
    </FactChoices>
  );
}

export default async function CreateTourPage({ params, searchParams }: CreateParams) {
  await requireAdmin();
  const [{ kind }, { copyFrom }] = await Promise.all([params, searchParams]);
  if (!isKind(kind)) notFound();
  const { messages } = kinds[kind];
  const failure =
    copyFrom === undefined ? "tourForm.loadFailure" : (`tours.${messages}.form.copyFailed` as const);
  return (
    <>
      <FormHeader kind={kind} title={adminText(`tours.${messages}.form.createTitle`)} />
      <LoadFailure text={adminText(failure)}>
        <LoadedForm kind={kind} copyFrom={copyFrom} />
      </LoadFailure>
    </>
  );
}
