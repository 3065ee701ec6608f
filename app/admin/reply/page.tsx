import type { Metadata } from "next";
import { BrowserOnly } from "@/components/admin/browser-only";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { ReplyDesk } from "@/components/admin/requests/reply/reply-desk";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { env } from "@/lib/core/env";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { listKnownTours } from "@/lib/requests/queries";
import { guestMessageWords } from "@/lib/requests/reading/guest-message-words";
import { listStoredAreas } from "@/lib/tours/pickup-areas/queries";

export const metadata: Metadata = { title: adminText("reply.title") };

async function LoadedDesk() {
  const [tours, areas] = await Promise.all([listKnownTours(), listStoredAreas()]);
  return (
    <BrowserOnly loadingLabel={adminText("reply.loading")}>
      <ReplyDesk tours={tours} words={guestMessageWords(areas)} origin={env().SITE_URL} />
    </BrowserOnly>
  );
}

export default async function ReplyPage() {
  await requireAdmin("editContent");
  return (
    <>
      <PageHeader title={adminText("reply.title")} inMenu />
      <LoadFailure text={adminText("reply.loadFailure")}>
        <LoadedDesk />
      </LoadFailure>
    </>
  );
}
