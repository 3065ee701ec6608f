import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { PlaceForm } from "@/components/admin/places/place-form";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { listPlaceAreas } from "@/lib/tours/places/queries";

export const metadata: Metadata = { title: adminText("places.createTitle") };

async function LoadedForm() {
  const areas = await listPlaceAreas();
  return (
    <BrowserOnly loadingLabel={adminText("places.loading")}>
      <PlaceForm place={null} areas={areas} />
    </BrowserOnly>
  );
}

export default async function CreatePlacePage() {
  await requireAdmin("editContent");
  return (
    <>
      <PageHeader title={adminText("places.createTitle")} />
      <LoadFailure text={adminText("places.loadFailure")}>
        <LoadedForm />
      </LoadFailure>
    </>
  );
}
