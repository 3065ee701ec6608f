import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { LoadFailure } from "@/components/admin/load-failure";
import { AreaHeader } from "@/components/admin/page-header";
import { SharedTextList } from "@/components/admin/shared-texts/shared-text-list";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";
import { countCopies, listSharedTexts } from "@/lib/tours/shared-texts/queries";

export const metadata: Metadata = { title: adminText("sharedTexts.title") };

async function LoadedTexts() {
  const texts = await listSharedTexts();
  const counts = await countCopies();
  const none = { copies: 0, tours: 0, differing: 0 };
  return <SharedTextList texts={texts.map((text) => ({ ...text, ...none, ...counts.get(text.id) }))} />;
}

export default async function SharedTextsPage() {
  await requireAdmin("editContent");
  return (
    <>
      <AreaHeader
        title={adminText("sharedTexts.title")}
        intro={adminText("sharedTexts.intro")}
        back={adminText("sharedTexts.back")}
        action={{ href: "/admin/shared-texts/create", label: adminText("sharedTexts.add"), Icon: Plus }}
      />
      <LoadFailure text={adminText("sharedTexts.loadFailure")}>
        <LoadedTexts />
      </LoadFailure>
    </>
  );
}
