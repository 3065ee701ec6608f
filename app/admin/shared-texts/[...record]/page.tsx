import { formPages } from "@/components/admin/entity/entity-pages";
import { SharedTextForm } from "@/components/admin/shared-texts/shared-text-form";
import { openRecord } from "@/lib/core/content/field-drafts";
import { sharedTextFields } from "@/lib/tours/shared-texts/fields";
import { countCopies, sharedTextRows } from "@/lib/tours/shared-texts/queries";

const pages = formPages("shared_text", {
  get: sharedTextRows.get,
  form: async (text) => {
    const copies = text ? ((await countCopies()).get(text.id)?.copies ?? 0) : 0;
    return <SharedTextForm text={text && openRecord(sharedTextFields, text)} copies={copies} />;
  },
});

export const generateMetadata = pages.generateMetadata;

export default pages.Page;
