import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VersionComparison } from "@/components/admin/history/comparison";
import { LoadFailure } from "@/components/admin/load-failure";
import { idParams } from "@/lib/core/api/query";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Entity } from "@/lib/registry/entities";
import { getRecordState, getVersion, listVersions } from "@/lib/registry/history/queries";
import { recordParams } from "@/lib/registry/history/record-names";
import { listStoredAreas } from "@/lib/tours/pickup-areas/queries";
import { getSharedTextNames } from "@/lib/tours/shared-texts/queries";

export const metadata: Metadata = { title: adminText("history.compareTitle") };

/** The maximum of versions to choose from. The list leads to older ones. */
const offered = 200;

interface CompareQuery {
  before?: string;
  after?: string;
  whole?: string;
}

interface CompareParams {
  params: Promise<{ entity: string; key: string }>;
  searchParams: Promise<CompareQuery>;
}

async function versionOf(entity: Entity, key: string, id?: string) {
  const { data } = idParams.safeParse({ id });
  const version = data ? await getVersion(data.id) : null;
  return version?.entity === entity && version.record_key === key ? version : null;
}

interface LoadedProps extends CompareQuery {
  entity: Entity;
  recordKey: string;
}

async function LoadedComparison({ entity, recordKey, before, after, whole }: LoadedProps) {
  const [{ versions }, state, later, earlier, sharedTexts, areas] = await Promise.all([
    listVersions({ entity, key: recordKey, page: 1, perPage: offered }),
    getRecordState(entity, recordKey),
    versionOf(entity, recordKey, after),
    versionOf(entity, recordKey, before),
    entity === "tour" ? getSharedTextNames() : undefined,
    entity === "tour" ? listStoredAreas() : [],
  ]);
  const other = earlier ?? (before === undefined ? later?.previous : null);
  if (!later || !other) notFound();
  const [from, to] = other.number < later.number ? [other, later] : [later, other];
  return (
    <VersionComparison
      versions={versions}
      before={from}
      after={to}
      record={{ isLive: state.state === "live", updatedAt: state.updated_at?.toISOString() ?? null }}
      whole={whole !== undefined}
      sharedTexts={sharedTexts}
      areas={new Map(areas.map(({ code, name }) => [code, staffText(name)]))}
    />
  );
}

export default async function ComparePage({ params, searchParams }: CompareParams) {
  await requireAdmin();
  const { data: record } = recordParams.safeParse(await params);
  if (!record) notFound();
  return (
    <LoadFailure text={adminText("history.loadFailure")}>
      <LoadedComparison entity={record.entity} recordKey={record.key} {...(await searchParams)} />
    </LoadFailure>
  );
}
