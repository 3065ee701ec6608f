import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminLink } from "@/components/admin/admin-link";
import { BrowserOnly } from "@/components/admin/browser-only";
import { EditRecord } from "@/components/admin/entity/edit-record";
import { PageHeader } from "@/components/admin/page-header";
import { PickupAreaForm } from "@/components/admin/pickup-areas/pickup-area-form";
import { requireAdmin } from "@/lib/auth/require-admin";
import { openRecord } from "@/lib/content/field-drafts";
import { staffText } from "@/lib/content/localized-text";
import { adminText } from "@/lib/i18n/admin-messages";
import { kindOf } from "@/lib/tours/kinds";
import { pickupAreaFields } from "@/lib/tours/pickup-areas/entity";
import { getPickupArea, listToursOfArea } from "@/lib/tours/pickup-areas/queries";
import { tourType } from "@/lib/tours/schema";

export const metadata: Metadata = { title: adminText("pickupAreas.title") };

/** Stands within the load failure of the record. */
async function LoadedTours({ code }: { code: string }) {
  const tours = await listToursOfArea(code);
  if (tours.length === 0) return null;
  return (
    <details className="mt-6 rounded-card border border-line bg-white p-4 text-sm">
      <summary className="cursor-pointer font-semibold">
        {adminText("pickupAreas.usedBy")} {adminText("pickupAreas.toursCount", { count: tours.length })}
      </summary>
      <ul className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2 xl:grid-cols-3">
        {tours.map(({ id, name, tour_type }) => (
          <li key={id}>
            <AdminLink
              href={`/admin/${kindOf(tourType.parse(tour_type))}/${id}`}
              className="wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-current"
            >
              <bdi>{staffText(name)}</bdi>
            </AdminLink>
          </li>
        ))}
      </ul>
    </details>
  );
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
