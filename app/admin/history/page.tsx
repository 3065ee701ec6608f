import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminLink } from "@/components/admin/admin-link";
import { NoVersions } from "@/components/admin/history/history-header";
import { LatestChanges } from "@/components/admin/history/latest-changes";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { HistoryTabs } from "@/components/admin/page-tabs";
import { Pagination } from "@/components/ui/pagination";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { readPage } from "@/lib/core/content/pagination";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Entity, entities } from "@/lib/registry/entities";
import { listVersions } from "@/lib/registry/history/queries";

export const metadata: Metadata = { title: adminText("history.allTitle") };

const perPage = 30;

interface ChangesProps {
  entity?: Entity;
  page: number;
}

function pathOf({ entity, page }: ChangesProps): string {
  const query = new URLSearchParams({ ...(entity && { entity }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/admin/history?${query}` : "/admin/history";
}

async function LoadedChanges({ entity, page }: ChangesProps) {
  const { versions, pagination } = await listVersions({ entity, page, perPage });
  if (versions.length === 0) return <NoVersions />;
  return (
    <div className="grid gap-6">
      <div className="rounded-card border border-line bg-white p-4 shadow-card sm:p-6">
        <LatestChanges versions={versions} />
      </div>
      <Pagination
        language="id"
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefOf={(each) => pathOf({ entity, page: each })}
        link={AdminLink}
      />
    </div>
  );
}

interface HistoryQuery {
  searchParams: Promise<{ entity?: string; page?: string }>;
}

export default async function HistoryPage({ searchParams }: HistoryQuery) {
  await requireAdmin();
  const asked = await searchParams;
  const entity = entities.find((each) => each === asked.entity);
  const page = readPage(asked.page);
  if (page === null || (asked.entity && !entity)) notFound();
  return (
    <>
      <PageHeader
        title={adminText("history.allTitle")}
        intro={entity ? adminText(`history.entity.${entity}`) : adminText("history.allIntro")}
        inMenu
      />
      <HistoryTabs current="/admin/history" />
      <LoadFailure text={adminText("history.loadFailure")}>
        <LoadedChanges entity={entity} page={page === "first" ? 1 : page} />
      </LoadFailure>
    </>
  );
}
