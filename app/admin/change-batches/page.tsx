import { Sheet } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminLink } from "@/components/admin/admin-link";
import { BatchList, EmptyBatches } from "@/components/admin/batches/batch-list";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { HistoryTabs } from "@/components/admin/page-tabs";
import { button } from "@/components/ui/button";
import { Pagination } from "@/components/ui/pagination";
import { type Actor, freelyChanged, may } from "@/lib/core/auth/permissions";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { readPage } from "@/lib/core/content/pagination";
import { listBatches } from "@/lib/core/history/batches";
import { batchKinds, batchRights } from "@/lib/core/history/schema";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { readBatchContents } from "@/lib/registry/history/queries";

export const metadata: Metadata = { title: adminText("batches.title") };

const perPage = 20;

interface LoadedBatchesProps {
  page: number;
  admin: Actor;
}

async function LoadedBatches({ page, admin }: LoadedBatchesProps) {
  const limit = may(admin, "changeManyTours") ? Number.POSITIVE_INFINITY : freelyChanged;
  const { batches, pagination } = await listBatches({ page, perPage });
  if (batches.length === 0) return <EmptyBatches />;
  const contents = await readBatchContents(batches.map(({ id }) => id));
  return (
    <div className="grid gap-6">
      <BatchList
        batches={batches}
        contents={contents}
        limit={limit}
        undoable={batchKinds.filter((kind) => may(admin, batchRights[kind]))}
      />
      <Pagination
        language="id"
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefOf={(each) => `/admin/change-batches${each > 1 ? `?page=${each}` : ""}`}
        link={AdminLink}
      />
    </div>
  );
}

export default async function BatchesPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const admin = await requireAdmin();
  const page = readPage((await searchParams).page);
  if (page === null) notFound();
  return (
    <>
      <PageHeader
        title={adminText("batches.title")}
        intro={adminText("batches.intro")}
        inMenu
        actions={
          may(admin, "editContent") && (
            <AdminLink href="/admin/sheets" className={button({ variant: "outline", size: "small" })}>
              <Sheet aria-hidden="true" className="size-4.5" />
              {adminText("sheets.title")}
            </AdminLink>
          )
        }
      />
      <HistoryTabs current="/admin/change-batches" />
      <LoadFailure text={adminText("batches.loadFailure")}>
        <LoadedBatches page={page === "first" ? 1 : page} admin={admin} />
      </LoadFailure>
    </>
  );
}
