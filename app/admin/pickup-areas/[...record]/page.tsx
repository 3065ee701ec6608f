import { formPages } from "@/components/admin/entity/entity-pages";
import { UsedByTours } from "@/components/admin/entity/used-by-tours";
import { PickupAreaForm } from "@/components/admin/pickup-areas/pickup-area-form";
import { openRecord } from "@/lib/core/content/field-drafts";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { pickupAreaFields } from "@/lib/tours/pickup-areas/entity";
import { listToursOfArea, pickupAreaRows } from "@/lib/tours/pickup-areas/queries";

const pages = formPages("pickup_area", {
  get: pickupAreaRows.get,
  heading: ({ name }) => ({ title: staffText(name), intro: adminText("pickupAreas.editTitle") }),
  form: (area) => <PickupAreaForm record={area && openRecord(pickupAreaFields, area)} />,
  below: async ({ code }) => <UsedByTours words="pickupAreas" tours={await listToursOfArea(code)} />,
});

export const generateMetadata = pages.generateMetadata;

export default pages.Page;
