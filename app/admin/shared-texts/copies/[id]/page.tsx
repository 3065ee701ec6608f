import { Pencil } from "lucide-react";
import type { Metadata } from "next";
import { AdminLink, BackLink } from "@/components/admin/admin-link";
import { RecordGone } from "@/components/admin/entity/entity-pages";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { CopiesReview } from "@/components/admin/shared-texts/copies-review";
import { button } from "@/components/ui/button";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { staffText } from "@/lib/core/content/localized-text";
import { previewBatch } from "@/lib/core/history/batches";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { sharedTextName } from "@/lib/tours/shared-texts/fields";
import { sharedTextRows } from "@/lib/tours/shared-texts/queries";
import { prepareCopyBatch } from "@/lib/tours/shared-texts/update-copies";

export const metadata: Metadata = { title: adminText("sharedTexts.copiesTitle") };

async function LoadedCopies({ id }: { id: string }) {
  const text = /^[1-9]\d*$/.test(id) ? await sharedTextRows.get(Number(id)) : null;
  if (!text) {
    return <RecordGone entity="shared_text" title={adminText("sharedTexts.copiesTitle")} />;
  }
  const { rows } = await previewBatch(await prepareCopyBatch(text.id, []));
  return (
    <>
      <PageHeader
        title={adminText("sharedTexts.copiesTitle")}
        intro={staffText(sharedTextName(text))}
        actions={
          <>
            <BackLink href="/admin/shared-texts" label={adminText("sharedTexts.backToList")} />
            <AdminLink
              href={`/admin/shared-texts/edit/${text.id}`}
              className={button({ variant: "secondary", size: "small" })}
            >
              <Pencil aria-hidden="true" className="size-4.5" />
              {adminText("sharedTexts.edit")}
            </AdminLink>
          </>
        }
      />
      <CopiesReview id={text.id} rows={rows} />
    </>
  );
}

export default async function SharedTextCopiesPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdmin("editContent");
  const { id } = await params;
  return (
    <LoadFailure text={adminText("sharedTexts.loadFailure")}>
      <LoadedCopies id={id} />
    </LoadFailure>
  );
}
