import { AdminLink } from "@/components/admin/admin-link";
import { Panel } from "@/components/admin/panel";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Entity } from "@/lib/registry/entities";
import { historyPath } from "@/lib/registry/history/record-names";
import type { RecordVersion } from "@/lib/registry/history/schema";
import { VersionList } from "./version-list";

interface HistoryPanelProps {
  entity: Entity;
  id: string | number;
  versions: RecordVersion[] | null;
}

export function HistoryPanel({ entity, id, versions }: HistoryPanelProps) {
  return (
    <Panel title={adminText("history.title")}>
      {versions === null && <p className="text-ink-soft text-sm">{adminText("history.loadFailure")}</p>}
      {versions?.length === 0 && (
        <p className="text-ink-soft text-sm">
          {adminText("history.none")} {adminText("history.noneHint")}
        </p>
      )}
      {versions && versions.length > 0 && (
        <>
          <VersionList versions={versions} current={versions[0]?.number ?? null} />
          <AdminLink
            href={historyPath(entity, id)}
            className="justify-self-start font-medium text-sea-700 text-sm underline underline-offset-4"
          >
            {adminText("history.all")}
          </AdminLink>
        </>
      )}
    </Panel>
  );
}
