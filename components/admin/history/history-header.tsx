import { ArrowLeft, History } from "lucide-react";
import { AdminLink, BackLink } from "@/components/admin/admin-link";
import { PageHeader } from "@/components/admin/page-header";
import { EmptyState } from "@/components/admin/table/empty-state";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Entity } from "@/lib/registry/entities";
import { historyPath, recordPath, recordTitle } from "@/lib/registry/history/record-names";
import type { RecordVersion } from "@/lib/registry/history/schema";

interface HistoryLinkProps {
  entity: Entity;
  id?: string | number;
  name?: string;
}

export function HistoryLink({ entity, id, name }: HistoryLinkProps) {
  const label = adminText("history.title");
  return (
    <AdminLink
      href={historyPath(entity, id)}
      aria-label={name && `${label}: ${name}`}
      className={button({ variant: "outline", size: "small", className: "max-sm:px-3" })}
    >
      <History aria-hidden="true" className="size-4.5" />
      <span className="max-sm:sr-only">{label}</span>
    </AdminLink>
  );
}

export function NoVersions() {
  return <EmptyState Icon={History} text={adminText("history.none")} hint={adminText("history.noneHint")} />;
}

interface HistoryHeaderProps {
  entity: Entity;
  newest?: RecordVersion;
  isLive: boolean;
}

/** Names the record and links back to it, or to the bin. */
export function HistoryHeader({ entity, newest, isLive }: HistoryHeaderProps) {
  const name = newest && recordTitle(newest);
  const entityName = adminText(`history.entity.${entity}`);
  return (
    <>
      <PageHeader
        title={adminText("history.title")}
        intro={name ? `${entityName} – ${name}` : entityName}
        actions={newest && isLive && <BackLink href={recordPath(newest)} label={adminText("history.back")} />}
      />
      {!isLive && (
        <Alert variant="info" className="mb-4">
          <p>{adminText("history.deleted")}</p>
          <AdminLink
            href="/admin/bin"
            className="inline-flex items-center gap-1.5 underline underline-offset-4"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {adminText("history.toBin")}
          </AdminLink>
        </Alert>
      )}
    </>
  );
}
