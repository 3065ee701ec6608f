import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrowserOnly } from "@/components/admin/browser-only";
import { EditRecord } from "@/components/admin/entity/edit-record";
import { UsedByTours } from "@/components/admin/entity/used-by-tours";
import { PageHeader } from "@/components/admin/page-header";
import { PickupAreaForm } from "@/components/admin/pickup-areas/pickup-area-form";
import { requireAdmin } from "@/lib/auth/require-admin";
import { openRecord } from "@/lib/content/field-drafts";
import { staffText } from "@/lib/content/localized-text";
import { adminText } from "@/lib/i18n/admin-messages";
import { pickupAreaFields } from "@/lib/tours/pickup-areas/entity";
import { getPickupArea, listToursOfArea } from "@/lib/tours/pickup-areas/queries";

export const metadata: Metadata = { title: adminText("pickupAreas.title") };

async function LoadedTours({ code }: { code: string }) {
  return <UsedByTours words="pickupAreas" tours={await listToursOfArea(code)} />;
}

/** `create`, or `edit/{id}`. */
export default async function PickupAreaPage({ params }: { params: Promise<{ record: string[] }> }) {
  await requireAdmin("editContent");
  const [action, id, ...rest] = (await params).record;
  if (action === "create" && id === undefined) {
    return (
      <>
        <PageHeader title={adminText("pickupAreas.createTitle")} />
        <BrowserOnly loadingLabel={adminText("pickupAreas.loading")}>
          <PickupAreaForm area={null} />
        </BrowserOnly>
      </>
    );
  }
  if (action !== "edit" || id === undefined || rest.length > 0) notFound();
  return (
    <EditRecord
      words="pickupAreas"
      area="pickup-areas"
      entity="pickup_area"
      id={id}
      get={getPickupArea}
      heading={({ name }) => ({ title: staffText(name), intro: adminText("pickupAreas.editTitle") })}
      below={({ code }) => <LoadedTours code={code} />}
    >
      {(area) => <PickupAreaForm area={openRecord(pickupAreaFields, area)} />}
    </EditRecord>
  );
}
