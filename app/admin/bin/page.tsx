import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminLink } from "@/components/admin/admin-link";
import { BinList } from "@/components/admin/bin/bin-list";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { HistoryTabs } from "@/components/admin/page-tabs";
import { Pagination } from "@/components/ui/pagination";
import { may } from "@/lib/core/auth/permissions";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { readPage } from "@/lib/core/content/pagination";
import { env } from "@/lib/core/env";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { listBin } from "@/lib/registry/history/queries";

export const metadata: Metadata = { title: adminText("bin.title") };

const perPage = 20;

async function LoadedBin({ page, days, mayEnd }: { page: number; days: number; mayEnd: boolean }) {
  const { items, pagination } = await listBin({ page, perPage });
  return (
    <div className="grid gap-6">
      <BinList items={items} mayEnd={mayEnd} days={days} />
      <Pagination
        language="id"
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefOf={(each) => `/admin/bin${each > 1 ? `?page=${each}` : ""}`}
        link={AdminLink}
      />
    </div>
  );
}

export default async function BinPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const admin = await requireAdmin();
  const page = readPage((await searchParams).page);
  if (page === null) notFound();
  const days = env().BIN_DAYS;
  return (
    <>
      <PageHeader title={adminText("bin.title")} intro={adminText("bin.intro", { days })} inMenu />
      <HistoryTabs current="/admin/bin" />
      <LoadFailure text={adminText("bin.loadFailure")}>
        <LoadedBin page={page === "first" ? 1 : page} days={days} mayEnd={may(admin, "deleteForever")} />
      </LoadFailure>
    </>
  );
}
