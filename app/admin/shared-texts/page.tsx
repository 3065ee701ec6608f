import { listPage } from "@/components/admin/entity/entity-pages";
import { SharedTextList } from "@/components/admin/shared-texts/shared-text-list";
import { countCopies, listSharedTexts } from "@/lib/tours/shared-texts/queries";

const none = { copies: 0, tours: 0, differing: 0 };

const page = listPage("shared_text", {
  content: async () => {
    const texts = await listSharedTexts();
    const counts = await countCopies();
    return <SharedTextList texts={texts.map((text) => ({ ...text, ...none, ...counts.get(text.id) }))} />;
  },
});

export const metadata = page.metadata;

export default page.Page;
