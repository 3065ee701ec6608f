import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LoadFailure } from "@/components/admin/load-failure";
import { FactChoices } from "@/components/admin/tours/form/fact-choices";
import { EditTourForm } from "@/components/admin/tours/form/tour-editor";
import type { Actor } from "@/lib/core/auth/permissions";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { listLockedPeriods } from "@/lib/tours/closures/closing-rights";
import { isKind, type Kind, kinds } from "@/lib/tours/kinds";
import { areaNames } from "@/lib/tours/pickup-areas/named-areas";
import { listStoredAreas, listUsedAreas } from "@/lib/tours/pickup-areas/queries";
import { placeChoices } from "@/lib/tours/places/fields";
import { listPlaces } from "@/lib/tours/places/queries";
import { getTour } from "@/lib/tours/queries";

interface EditParams {
  params: Promise<{ kind: string; id: string }>;
}

export const metadata: Metadata = { title: adminText("tourForm.edit") };

interface LoadedFormProps {
  actor: Actor;
  kind: Kind;
  id: string;
}

async function LoadedForm({ actor, kind, id }: LoadedFormProps) {
  const [locked, places, areas, used] = await Promise.all([
    listLockedPeriods(actor),
    listPlaces(),
    listStoredAreas(),
    listUsedAreas(kinds[kind].type),
  ]);
  return (
    <FactChoices
      words={{ ...messagesOf("id", "facts"), area: areaNames(areas, "id") }}
      places={placeChoices(places)}
      areas={used}
    >
      <EditTourForm kind={kind} read={() => getTour(Number(id), { hidden: true })} locked={locked} />
    </FactChoices>
  );
}

export default async function EditTourPage({ params }: EditParams) {
  const actor = await requireAdmin();
  const { kind, id } = await params;
  if (!isKind(kind)) notFound();
  return (
    <LoadFailure text={adminText(`tours.${kinds[kind].messages}.form.editFailed`)}>
      <LoadedForm actor={actor} kind={kind} id={id} />
    </LoadFailure>
  );
}
