import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminLink, BackLink } from "@/components/admin/admin-link";
import { BrowserOnly } from "@/components/admin/browser-only";
import { HistoryLink } from "@/components/admin/history/history-header";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { PickupAreaForm } from "@/components/admin/pickup-areas/pickup-area-form";
import { Alert } from "@/components/ui/alert";
import { requireAdmin } from "@/lib/auth/require-admin";
import { openRecord } from "@/lib/content/field-drafts";
import { staffText } from "@/lib/content/localized-text";
import { adminText } from "@/lib/i18n/admin-messages";
import { kindOf } from "@/lib/tours/kinds";
import { pickupAreaFields } from "@/lib/tours/pickup-areas/entity";
import { getPickupArea, listToursOfArea, type TourOfArea } from "@/lib/tours/pickup-areas/queries";
import { tourType } from "@/lib/tours/schema";

export const metadata: Metadata = { title: adminText("pickupAreas.title") };

function UsedBy({ tours }: { tours: TourOfArea[] }) {
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

async function LoadedArea({ id }: { id: string }) {
  const area = /^[1-9]\d*$/.test(id) ? await getPickupArea(Number(id)) : null;
  if (!area) {
    return (
      <div className="grid max-w-xl justify-items-start gap-4">
        <PageHeader title={adminText("pickupAreas.editTitle")} />
        <Alert variant="error" title={adminText("error.title")} className="w-full">
          {adminText("pickupAreas.notFound")}
        </Alert>
        <BackLink href="/admin/pickup-areas" label={adminText("pickupAreas.backToList")} />
      </div>
    );
  }
  const tours = await listToursOfArea(area.code);
  return (
    <>
      <PageHeader
        title={staffText(area.name)}
        intro={adminText("pickupAreas.editTitle")}
        actions={<HistoryLink entity="pickup_area" id={area.id} />}
      />
      <BrowserOnly loadingLabel={adminText("pickupAreas.loading")}>
        <PickupAreaForm area={openRecord(pickupAreaFields, area)} />
      </BrowserOnly>
      <UsedBy tours={tours} />
    </>
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
    <LoadFailure text={adminText("pickupAreas.loadFailure")}>
      <LoadedArea id={id} />
    </LoadFailure>
  );
}
