import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LoadFailure } from "@/components/admin/load-failure";
import { FactChoices } from "@/components/admin/tours/form/fact-choices";
import { EditTourForm } from "@/components/admin/tours/form/tour-editor";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { messagesOf } from "@/lib/i18n/messages";
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

async function LoadedForm({ kind, id }: { kind: Kind; id: string }) {
  const [places, areas, used] = await Promise.all([
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
      <EditTourForm kind={kind} read={() => getTour(Number(id), { hidden: true })} />
    </FactChoices>
  );
}

export default async function EditTourPage({ params }: EditParams) {
  await requireAdmin();
  const { kind, id } = await params;
  if (!isKind(kind)) notFound();
  return (
    <LoadFailure text={adminText(`tours.${kinds[kind].messages}.form.editFailed`)}>
      <LoadedForm kind={kind} id={id} />
    </LoadFailure>
  );
}
