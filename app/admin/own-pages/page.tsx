import { listPage } from "@/components/admin/entity/entity-pages";
import { OwnPageList } from "@/components/admin/own-pages/own-page-list";
import { ownPageRows } from "@/lib/own-pages/queries";

const page = listPage("own_page", {
  content: async () => <OwnPageList pages={await ownPageRows.list()} />,
});

export const metadata = page.metadata;

export default page.Page;
