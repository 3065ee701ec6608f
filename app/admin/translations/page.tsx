import { CircleCheckBig } from "lucide-react";
import type { Metadata } from "next";
import { AdminLink } from "@/components/admin/admin-link";
import { WordComparison } from "@/components/admin/history/word-comparison";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { EmptyState } from "@/components/admin/table/empty-state";
import { ListTools } from "@/components/admin/table/list-tools";
import { QueueFilters } from "@/components/admin/translations/queue-filters";
import { TranslationList } from "@/components/admin/translations/translation-list";
import { Pagination } from "@/components/ui/pagination";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { compareWords } from "@/lib/core/history/compared-words";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { editPath } from "@/lib/registry/history/record-names";
import { listOpenTranslations } from "@/lib/registry/translation-queue/queries";
import type { OpenTranslationRow } from "@/lib/registry/translation-queue/schema";
import {
  type QueueState,
  queuePath,
  readQueueState,
  textLabel,
} from "@/lib/registry/translation-queue/shown";

export const metadata: Metadata = { title: adminText("translations.title") };

const perPage = 20;

/** Shows the English text. Words that changed after the translation was made are marked. */
function Source({ source, previous_source }: OpenTranslationRow) {
  if (source === null) return <span className="text-ink-soft">{adminText("translations.article")}</span>;
  if (previous_source === null) return source;
  return <WordComparison parts={compareWords(previous_source, source)} whole />;
}

async function LoadedQueue({ queue }: { queue: QueueState }) {
  const { page, language, state, entity } = queue;
  const { rows, pagination } = await listOpenTranslations({
    page,
    perPage,
    language: language || undefined,
    state: state || undefined,
    entity: entity || undefined,
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListTools>
        <QueueFilters queue={queue} />
        <p role="status" className="ml-auto text-ink-soft text-sm">
          {adminText("translations.count", { count: pagination.total })}
        </p>
      </ListTools>
      <TranslationList
        items={rows.map((row) => ({
          row: { ...row, label: textLabel(row), editHref: editPath(row) },
          source: <Source {...row} />,
        }))}
        empty={<EmptyState Icon={CircleCheckBig} text={adminText("translations.empty")} />}
      />
      <Pagination
        language="id"
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefOf={(each) => queuePath({ ...queue, page: each })}
        link={AdminLink}
      />
    </div>
  );
}

interface TranslationsQuery {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function TranslationsPage({ searchParams }: TranslationsQuery) {
  await requireAdmin();
  const queue = readQueueState(await searchParams);
  return (
    <>
      <PageHeader title={adminText("translations.title")} intro={adminText("translations.intro")} inMenu />
      <LoadFailure text={adminText("translations.loadFailure")}>
        <LoadedQueue queue={queue} />
      </LoadFailure>
    </>
  );
}
