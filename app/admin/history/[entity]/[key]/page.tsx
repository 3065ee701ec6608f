import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminLink } from "@/components/admin/admin-link";
import { HistoryHeader, NoVersions } from "@/components/admin/history/history-header";
import { RestoreButton } from "@/components/admin/history/restore-button";
import { VersionList } from "@/components/admin/history/version-list";
import { LoadFailure } from "@/components/admin/load-failure";
import { Pagination } from "@/components/ui/pagination";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { readPage } from "@/lib/core/content/pagination";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Entity } from "@/lib/registry/entities";
import { getRecordState, listVersions } from "@/lib/registry/history/queries";
import { historyPath, recordParams } from "@/lib/registry/history/record-names";

export const metadata: Metadata = { title: adminText("history.title") };

const perPage = 20;

interface HistoryParams {
  params: Promise<{ entity: string; key: string }>;
  searchParams: Promise<{ page?: string }>;
}

async function LoadedHistory({
  entity,
  recordKey,
  page,
}: {
  entity: Entity;
  recordKey: string;
  page: number;
}) {
  const [{ versions, pagination }, state] = await Promise.all([
    listVersions({ entity, key: recordKey, page, perPage }),
    getRecordState(entity, recordKey),
  ]);
  const [newest] = versions;
  const isLive = state.state === "live";
  if (!newest && (!isLive || page > 1)) notFound();
  const current = isLive && page === 1 ? (newest?.number ?? null) : null;
  const updatedAt = state.updated_at?.toISOString() ?? null;
  const success = isLive ? undefined : adminText(`bin.restored.${entity}`);
  return (
    <>
      <HistoryHeader entity={entity} newest={newest} isLive={isLive} />
      {newest ? (
        <div className="grid gap-6">
          <div className="rounded-card border border-line bg-white p-4 shadow-card sm:p-6">
            <VersionList
              versions={versions}
              current={current}
              actions={(version) => (
                <RestoreButton version={version} updatedAt={updatedAt} success={success} />
              )}
            />
          </div>
          <Pagination
            language="id"
            page={pagination.current_page}
            lastPage={pagination.last_page}
            hrefOf={(each) => `${historyPath(entity, recordKey)}${each > 1 ? `?page=${each}` : ""}`}
            link={AdminLink}
          />
        </div>
      ) : (
        <NoVersions />
      )}
    </>
  );
}

export default async function RecordHistoryPage({ params, searchParams }: HistoryParams) {
  await requireAdmin();
  const { data: record } = recordParams.safeParse(await params);
  const page = readPage((await searchParams).page);
  if (!record || page === null) notFound();
  return (
    <LoadFailure text={adminText("history.loadFailure")}>
      <LoadedHistory entity={record.entity} recordKey={record.key} page={page === "first" ? 1 : page} />
    </LoadFailure>
  );
}
