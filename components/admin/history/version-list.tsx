import {
  FilePlus2,
  GitCompareArrows,
  History,
  Layers,
  type LucideIcon,
  Pencil,
  Sprout,
  Trash2,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { Moment } from "@/components/admin/moment";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import type { VersionAction } from "@/lib/core/history/schema";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { changedLabels, historyPath } from "@/lib/registry/history/record-names";
import type { RecordVersion } from "@/lib/registry/history/schema";

const icons: Record<VersionAction, LucideIcon> = {
  baseline: Sprout,
  create: FilePlus2,
  update: Pencil,
  delete: Trash2,
  restore: History,
  batch: Layers,
  undo: Undo2,
};

export function versionText(version: RecordVersion): string {
  const { entity, action, changed, restored_from } = version;
  const fields = changedLabels(entity, changed);
  const restored = restored_from && adminText("history.restoredFrom", { number: restored_from });
  const done = restored || adminText(`history.action.${action}`);
  if (!fields) return done;
  return action === "update"
    ? adminText("history.changed", { fields })
    : `${done} – ${adminText("history.changed", { fields })}`;
}

export function VersionMaker({ version: { username, via, created_at } }: { version: RecordVersion }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
      <span>
        <Moment time={created_at} />
        {username && (
          <>
            {" · "}
            <bdi className="font-medium text-ink">{username}</bdi>
          </>
        )}
      </span>
      {(via === "bearer" || via === "token") && <Badge variant="sand">{adminText("history.viaApi")}</Badge>}
    </span>
  );
}

export function VersionIcon({ action }: { action: VersionAction }) {
  const Icon = icons[action];
  const tone = action === "delete" ? "bg-alert-50 text-alert-600" : "bg-sea-50 text-sea-800";
  return (
    <span className={`grid size-9 shrink-0 place-items-center rounded-full ${tone}`}>
      <Icon aria-hidden="true" className="size-4.5" />
    </span>
  );
}

export function CompareLink({ version }: { version: RecordVersion }) {
  const { id, number, entity, record_key } = version;
  return (
    <AdminLink
      href={`${historyPath(entity, record_key)}/compare?after=${id}`}
      aria-label={`${adminText("history.compare")}: ${adminText("history.number", { number })}`}
      className={button({ variant: "outline", size: "small" })}
    >
      <GitCompareArrows aria-hidden="true" className="size-4.5" />
      {adminText("history.compare")}
    </AdminLink>
  );
}

/** Returns false for a deletion, which changes no field, and for the first version. */
function isComparable({ number, action }: RecordVersion): boolean {
  return number > 1 && action !== "delete";
}

interface VersionListProps {
  versions: RecordVersion[];
  current: number | null;
  actions?: (version: RecordVersion) => ReactNode;
}

export function VersionList({ versions, current, actions }: VersionListProps) {
  return (
    <ol className="grid divide-y divide-line">
      {versions.map((version) => {
        const { id, number, action } = version;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5 first:pt-0 last:pb-0">
            <VersionIcon action={action} />
            <div className="grid min-w-0 grow basis-56 gap-1">
              <p className="wrap-anywhere font-semibold text-sm leading-snug">{versionText(version)}</p>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
                <span className="whitespace-nowrap">{adminText("history.number", { number })}</span>
                <VersionMaker version={version} />
                {number === current && <Badge>{adminText("history.current")}</Badge>}
              </p>
            </div>
            <div className="flex flex-wrap gap-2 max-sm:w-full">
              {isComparable(version) && <CompareLink version={version} />}
              {number !== current && actions?.(version)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
