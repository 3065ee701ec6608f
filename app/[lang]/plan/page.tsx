import { definePage } from "@/components/page/define-page";
import { PlanPage } from "@/components/site/plan/plan-page";
import { chatContacts } from "@/lib/booking/contacts";
import { planMetadata, planPage } from "@/lib/plan/metadata";
import { planAddress } from "@/lib/plan/page-address";
import { loadPlan } from "@/lib/plan/queries";
import { siteSettings } from "@/lib/site/settings";
import { hasTides } from "@/lib/tours/water/tour-water";

const page = definePage({
  address: planAddress,
  load: ({ ids }) => loadPlan(ids),
  page: ({ params: { ids } }) => planPage(ids),
  head: ({ params: { ids }, data: { tours }, language }) => planMetadata(ids, tours, language),
  frame: ({ data: { tours } }) => ({
    showsPrices: tours.length > 0,
    showsTides: tours.some((tour) => hasTides(tour, siteSettings().tide_station)),
  }),
  content: ({ params: { ids }, data: plan, language }) => (
    <PlanPage ids={ids} {...plan} language={language} contacts={chatContacts()} />
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
