import { listPage } from "@/components/admin/entity/entity-pages";
import { PromoTable } from "@/components/admin/promos/promo-views";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { listPromos } from "@/lib/promos/queries";

const page = listPage("promo", {
  failure: adminText("promos.listFailure"),
  content: async () => <PromoTable promos={await listPromos({ includeHidden: true })} now={new Date()} />,
});

export const metadata = page.metadata;

export default page.Page;
