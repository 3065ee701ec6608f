import { ClosedDaysForm } from "@/components/admin/closed-days/closed-days-form";
import { formPages } from "@/components/admin/entity/entity-pages";
import { closedPeriodFields } from "@/lib/closed-days/fields";
import { closedPeriodRows } from "@/lib/closed-days/queries";
import { periodText } from "@/lib/core/calendar/admin-words";
import { openRecord } from "@/lib/core/content/field-drafts";

const pages = formPages("closed_period", {
  get: closedPeriodRows.get,
  heading: (period) => ({ intro: periodText(period) }),
  form: (period) => <ClosedDaysForm period={period && openRecord(closedPeriodFields, period)} />,
});

export const generateMetadata = pages.generateMetadata;

export default pages.Page;
