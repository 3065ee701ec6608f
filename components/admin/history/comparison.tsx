import Form from "next/form";
import { AdminLink, BackLink } from "@/components/admin/admin-link";
import { momentText } from "@/components/admin/moment";
import { PageHeader } from "@/components/admin/page-header";
import { preloadCyrillic } from "@/components/site/layout/preload-fonts";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { SelectBox } from "@/components/ui/select-box";
import type { Snapshot } from "@/lib/core/entity/snapshot";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { compareVersions } from "@/lib/registry/history/compare-versions";
import { historyPath, recordTitle } from "@/lib/registry/history/record-names";
import type { RecordVersion } from "@/lib/registry/history/schema";
import type { AreaNames, SharedTextNames } from "@/lib/tours/compared-versions";
import { DifferenceList } from "./differences";
import { RestoreButton } from "./restore-button";
import { VersionMaker, versionText } from "./version-list";

type WholeVersion = RecordVersion & { snapshot: Snapshot };

function versionLabel({ number, created_at, username }: RecordVersion): string {
  return [adminText("history.number", { number }), momentText(created_at), username]
    .filter(Boolean)
    .join(" · ");
}

interface ChoiceProps {
  name: "before" | "after";
  chosen: RecordVersion;
  versions: RecordVersion[];
}

function VersionChoice({ name, chosen, versions }: ChoiceProps) {
  const known = versions.some(({ id }) => id === chosen.id);
  const offered = known ? versions : [...versions, chosen];
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={`${name}-version`} className="font-semibold text-sm">
        {adminText(`history.${name}`)}
      </label>
      <SelectBox
        id={`${name}-version`}
        name={name}
        defaultValue={String(chosen.id)}
        boxClassName="w-full"
        className="h-11 w-full rounded-lg border border-sand-500 bg-white pl-3 text-base hover:border-sea-600 sm:text-sm"
      >
        {offered.map((version) => (
          <option key={version.id} value={version.id}>
            {versionLabel(version)}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}

interface SideProps {
  name: "before" | "after";
  version: RecordVersion;
  restore: { updatedAt: string | null; success?: string } | null;
}

function VersionSide({ name, version, restore }: SideProps) {
  return (
    <div className="grid content-start justify-items-start gap-2 rounded-xl bg-sand-50 p-4">
      <p className="text-ink-soft text-xs">
        {adminText(`history.${name}`)} · {adminText("history.number", { number: version.number })}
      </p>
      <p className="wrap-anywhere font-semibold text-sm">{versionText(version)}</p>
      <VersionMaker version={version} />
      {restore && <RestoreButton version={version} {...restore} />}
    </div>
  );
}

interface ComparisonProps {
  versions: RecordVersion[];
  before: WholeVersion;
  after: WholeVersion;
  record: { isLive: boolean; updatedAt: string | null };
  whole: boolean;
  sharedTexts?: SharedTextNames;
  areas?: AreaNames;
}

export function VersionComparison({
  versions,
  before,
  after,
  record,
  whole,
  sharedTexts,
  areas,
}: ComparisonProps) {
  preloadCyrillic();
  const { entity, record_key } = after;
  const differences = compareVersions(entity, before.snapshot, after.snapshot, sharedTexts, areas);
  const own = historyPath(entity, record_key);
  const shown = `${own}/compare?before=${before.id}&after=${after.id}`;
  const success = record.isLive ? undefined : adminText(`bin.restored.${entity}`);
  const restoreOf = ({ id }: RecordVersion) =>
    record.isLive && id === versions[0]?.id ? null : { updatedAt: record.updatedAt, success };
  const currency = ({ snapshot }: WholeVersion) => String(snapshot.currency ?? "");
  return (
    <>
      <PageHeader
        title={adminText("history.compareTitle")}
        intro={`${adminText(`history.entity.${entity}`)} – ${recordTitle(after)}`}
        actions={<BackLink href={own} label={adminText("history.backToHistory")} />}
      />
      <div className="grid gap-4">
        <section
          aria-label={adminText("history.compareTitle")}
          className="grid gap-4 rounded-card border border-line bg-white p-4 shadow-card sm:p-6"
        >
          <Form
            key={`${before.id} ${after.id}`}
            action={`${own}/compare`}
            prefetch={false}
            className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <VersionChoice name="before" chosen={before} versions={versions} />
            <VersionChoice name="after" chosen={after} versions={versions} />
            <button type="submit" className={button({ variant: "secondary", size: "small" })}>
              {adminText("history.show")}
            </button>
          </Form>
          <div className="grid gap-3 md:grid-cols-2">
            <VersionSide name="before" version={before} restore={restoreOf(before)} />
            <VersionSide name="after" version={after} restore={restoreOf(after)} />
          </div>
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-soft text-sm">
            <span role="status">{adminText("history.differences", { count: differences.length })}</span>
            {differences.length > 0 && (
              <AdminLink
                href={whole ? shown : `${shown}&whole`}
                scroll={false}
                className="font-medium text-sea-700 underline underline-offset-4"
              >
                {adminText(whole ? "history.shortTexts" : "history.wholeTexts")}
              </AdminLink>
            )}
          </p>
        </section>
        {differences.length === 0 ? (
          <Alert variant="info">{adminText("history.same")}</Alert>
        ) : (
          <DifferenceList
            differences={differences}
            currencies={[currency(before), currency(after)]}
            whole={whole}
            actionOf={
              record.isLive && entity !== "seo"
                ? (name, label) => (
                    <RestoreButton version={before} updatedAt={record.updatedAt} field={{ name, label }} />
                  )
                : undefined
            }
          />
        )}
      </div>
    </>
  );
}
