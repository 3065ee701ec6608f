import type { Metadata } from "next";
import { BackLink } from "@/components/admin/admin-link";
import { BrowserOnly } from "@/components/admin/browser-only";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { ReplyDesk } from "@/components/admin/reply/reply-desk";
import { requireAdmin } from "@/lib/auth/require-admin";
import { env } from "@/lib/env";
import { adminText } from "@/lib/i18n/admin-messages";
import { deskWords } from "@/lib/requests/desk-words";
import { listKnownTours } from "@/lib/requests/queries";
import { listStoredAreas } from "@/lib/tours/pickup-areas/queries";

export const metadata: Metadata = { title: adminText("reply.title") };

async function LoadedDesk() {
  const [tours, areas] = await Promise.all([listKnownTours(), listStoredAreas()]);
  return (
    <BrowserOnly loadingLabel={adminText("reply.loading")}>
      <ReplyDesk tours={tours} words={deskWords(areas)} origin={env().SITE_URL} />
    </BrowserOnly>
  );
}

export default async function ReplyPage() {
  await requireAdmin("editContent");
  return (
    <>
      <PageHeader
        title={adminText("reply.title")}
        actions={
          <span className="max-sm:hidden">
            <BackLink href="/admin" label={adminText("reply.back")} />
          </span>
        }
      />
      <LoadFailure text={adminText("reply.loadFailure")}>
        <LoadedDesk />
      </LoadFailure>
    </>
  );
}
