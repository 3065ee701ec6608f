import { Copy, TextQuote } from "lucide-react";
import { AdminLink, IconLink } from "@/components/admin/admin-link";
import { RecordTable } from "@/components/admin/entity/record-table";
import { Badge } from "@/components/ui/badge";
import { staffText } from "@/lib/core/content/localized-text";
import { entityPagesOf } from "@/lib/core/entity/entity-page-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { sharedTextEntity } from "@/lib/tours/shared-texts/entity";
import { type SharedText, sharedTextName } from "@/lib/tours/shared-texts/fields";

interface ListedText extends SharedText {
  copies: number;
  tours: number;
  differing: number;
}

const copiesPath = (id: number) => `/admin/shared-texts/copies/${id}`;
const titleOf = (text: SharedText) => staffText(sharedTextName(text));

function CopiesCell({ id, copies, tours, differing }: ListedText) {
  return (
    <>
      <span className="block text-ink-soft lg:whitespace-nowrap">
        {copies === 0
          ? adminText("sharedTexts.noCopies")
          : adminText("sharedTexts.copiesIn", { copies, tours })}
      </span>
      {differing > 0 && (
        <AdminLink
          href={copiesPath(id)}
          className="font-semibold text-sea-700 underline decoration-sea-300 underline-offset-4 hover:decoration-current lg:whitespace-nowrap"
        >
          {adminText("sharedTexts.differing", { count: differing })}
        </AdminLink>
      )}
    </>
  );
}

export function SharedTextList({ texts }: { texts: ListedText[] }) {
  return (
    <RecordTable
      pages={entityPagesOf(sharedTextEntity)}
      Icon={TextQuote}
      records={texts}
      titleOf={titleOf}
      title={(text) => <bdi className="line-clamp-2">{titleOf(text)}</bdi>}
      marks={({ question, text }) =>
        question && (
          <p className="wrap-anywhere line-clamp-2 max-w-prose text-ink-soft">
            <bdi>{staffText(text)}</bdi>
          </p>
        )
      }
      columns={[
        {
          label: adminText("sharedTexts.kind"),
          cell: ({ kind }) => <Badge variant="sand">{adminText(`sharedTexts.kinds.${kind}`)}</Badge>,
        },
        { label: adminText("sharedTexts.copies"), cell: CopiesCell },
      ]}
      links={({ id, copies }, title) =>
        copies > 0 && (
          <IconLink
            href={copiesPath(id)}
            label={`${adminText("sharedTexts.toCopies")}: ${title}`}
            Icon={Copy}
          />
        )
      }
      deleteQuestion={({ copies }) => (copies === 0 ? undefined : adminText("sharedTexts.deleteUsed"))}
    />
  );
}
