import { formPages } from "@/components/admin/entity/area-pages";
import { RegisteredForm } from "@/components/admin/entity/registered-form";
import { UsedByTours } from "@/components/admin/entity/used-by-tours";
import { openRecord } from "@/lib/content/field-drafts";
import { staffText } from "@/lib/content/localized-text";
import { adminText } from "@/lib/i18n/admin-messages";
import { pickupAreaFields } from "@/lib/tours/pickup-areas/entity";
import { listToursOfArea, pickupAreaRows } from "@/lib/tours/pickup-areas/queries";

const pages = formPages("pickup_area", {
  get: pickupAreaRows.get,
  heading: ({ name }) => ({ title: staffText(name), intro: adminText("pickupAreas.editTitle") }),
  form: (area) => <RegisteredForm entity="pickup_area" record={area && openRecord(pickupAreaFields, area)} />,
  below: async ({ code }) => <UsedByTours words="pickupAreas" tours={await listToursOfArea(code)} />,
});

export const generateMetadata = pages.generateMetadata;

export default pages.Page;
