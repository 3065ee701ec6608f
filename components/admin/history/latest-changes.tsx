import { History } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { historyPath, recordPath, recordTitle } from "@/lib/registry/history/record-names";
import type { RecordVersion } from "@/lib/registry/history/schema";
import { VersionIcon, VersionMaker, versionText } from "./version-list";

const nameOf = ({ entity, record_key }: RecordVersion) => `${entity} ${record_key}`;

/** Returns the records whose newest version is a deletion. They have a history but no page. */
function deletedOf(versions: RecordVersion[]): Set<string> {
  const newest = new Map(versions.toReversed().map((version) => [nameOf(version), version]));
  return new Set([...newest].filter(([, { action }]) => action === "delete").map(([name]) => name));
}

export function LatestChanges({ versions }: { versions: RecordVersion[] }) {
  const deleted = deletedOf(versions);
  return (
    <ol className="grid divide-y divide-line">
      {versions.map((version) => {
        const { id, action, entity, record_key } = version;
        const history = historyPath(entity, record_key);
        const title = recordTitle(version);
        return (
          <li key={id} className="flex items-start gap-x-4 py-3.5 first:pt-0 last:pb-0">
            <VersionIcon action={action} />
            <div className="grid min-w-0 grow grid-cols-1 gap-x-4 gap-y-0.5 md:grid-cols-[minmax(0,1fr)_auto]">
              <p className="wrap-anywhere leading-snug">
                <span className="text-ink-soft text-sm">{adminText(`history.entity.${entity}`)} · </span>
                <AdminLink
                  href={deleted.has(nameOf(version)) ? history : recordPath(version)}
                  className="font-semibold hover:underline"
                >
                  <bdi>{title}</bdi>
                </AdminLink>
              </p>
              <div className="flex max-md:row-start-3 md:col-start-2 md:row-span-2 md:row-start-1 md:self-center">
                <VersionMaker version={version} />
              </div>
              <p className="wrap-anywhere text-sm">{versionText(version)}</p>
            </div>
            <AdminLink
              href={history}
              aria-label={`${adminText("history.title")}: ${title}`}
              title={adminText("history.title")}
              className="inline-flex size-10 shrink-0 items-center justify-center rounded-full text-sea-800 transition-colors hover:bg-sea-100"
            >
              <History aria-hidden="true" className="size-5" />
            </AdminLink>
          </li>
        );
      })}
    </ol>
  );
}

export function LatestChangesPanel({ versions }: { versions: RecordVersion[] | null }) {
  return (
    <section aria-labelledby="latest" className="mt-8 grid grid-cols-1 gap-3 sm:gap-4">
      <h2 id="latest" className="text-heading">
        {adminText("history.latest")}
      </h2>
      <div className="grid grid-cols-1 gap-4 rounded-card border border-line bg-white p-4 shadow-card sm:p-5">
        {versions === null && <p className="text-ink-soft text-sm">{adminText("history.loadFailure")}</p>}
        {versions?.length === 0 && <p className="text-ink-soft text-sm">{adminText("history.none")}</p>}
        {versions && versions.length > 0 && (
          <>
            <LatestChanges versions={versions} />
            <AdminLink
              href="/admin/history"
              className="justify-self-start font-medium text-sea-700 text-sm underline underline-offset-4"
            >
              {adminText("history.all")}
            </AdminLink>
          </>
        )}
      </div>
    </section>
  );
}
