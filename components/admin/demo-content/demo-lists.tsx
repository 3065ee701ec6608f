import { AdminLink } from "@/components/admin/admin-link";
import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { DemoContentRecord, KeptDemoRecord } from "@/lib/registry/demo-content/schema";
import { type Entity, entities } from "@/lib/registry/entities";
import { recordPath, recordTitle } from "@/lib/registry/history/record-names";

const settings: readonly Entity[] = ["site", "home", "seo"];

const nameOf = (entity: Entity) => adminText(`history.entity.${entity}`);

function countsText(records: readonly DemoContentRecord[]): string {
  const counts = entities
    .filter((entity) => !settings.includes(entity))
    .map((entity) => ({ entity, count: records.filter((each) => each.entity === entity).length }))
    .filter(({ count }) => count > 0)
    .map(({ entity, count }) => adminText("demoContent.count", { count, name: nameOf(entity) }));
  return new Intl.ListFormat("id", { type: "conjunction" }).format(counts);
}

/** What a removal would remove: in one sentence, and record by record. */
export function RemovedDemo({ records }: { records: readonly DemoContentRecord[] }) {
  const counts = countsText(records);
  const emptied = settings.filter((entity) => records.some((each) => each.entity === entity)).map(nameOf);
  const names = new Intl.ListFormat("id", { type: "conjunction" }).format(emptied);
  return (
    <div className="grid gap-2 text-sm">
      {counts && <p>{adminText("demoContent.goesText", { records: counts })}</p>}
      {names && <p>{adminText("demoContent.settings", { names })}</p>}
      <p>{adminText("demoContent.rest")}</p>
      <details className="group/details">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-sea-700 underline underline-offset-4">
          {adminText("demoContent.show")}
        </summary>
        <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-xl border border-line">
          {records.map((record) => (
            <li
              key={`${record.entity}/${record.record_key}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2"
            >
              <span className="wrap-anywhere min-w-0">{recordTitle(record)}</span>
              <span className="text-ink-soft text-xs">{nameOf(record.entity)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** What a removal would leave, each record with a link and the reason. */
export function KeptDemo({ records }: { records: readonly KeptDemoRecord[] }) {
  if (records.length === 0) return null;
  return (
    <Panel title={adminText("demoContent.stays")}>
      <p className="text-ink-soft text-sm">{adminText("demoContent.staysText")}</p>
      <ul className="divide-y divide-line text-sm">
        {records.map((record) => (
          <li
            key={`${record.entity}/${record.record_key}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span className="grid min-w-0 gap-0.5">
              <AdminLink
                href={recordPath(record)}
                className="wrap-anywhere font-medium underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {recordTitle(record)}
              </AdminLink>
              <span className="text-ink-soft text-xs">
                {record.fields.length > 0
                  ? adminText("demoContent.ownFields", { fields: record.fields.join(", ") })
                  : nameOf(record.entity)}
              </span>
            </span>
            <Badge variant="sand">{adminText(`demoContent.${record.reason}`)}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
