import { formPages } from "@/components/admin/entity/entity-pages";
import { OwnPageForm } from "@/components/admin/own-pages/own-page-form";
import { openRecord } from "@/lib/core/content/field-drafts";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { ownPageFields } from "@/lib/own-pages/fields";
import { ownPageRows } from "@/lib/own-pages/queries";

const pages = formPages("own_page", {
  get: ownPageRows.get,
  heading: ({ title }) => ({ title: staffText(title), intro: adminText("ownPages.editTitle") }),
  form: (page) => <OwnPageForm record={page && openRecord(ownPageFields, page)} />,
});

export const generateMetadata = pages.generateMetadata;

export default pages.Page;
