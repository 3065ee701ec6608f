"use client";

import { Copy, Pencil, TextQuote } from "lucide-react";
import { useRouter } from "next/navigation";
import { AdminLink } from "@/components/admin/admin-link";
import { DeleteButton } from "@/components/admin/delete-button";
import { DataCell, DataTable, markedRowClass } from "@/components/admin/table/data-table";
import { EmptyState } from "@/components/admin/table/empty-state";
import { IconLink } from "@/components/admin/table/icon-link";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { staffText } from "@/lib/content/localized-text";
import { adminText } from "@/lib/i18n/admin-messages";
import { type SharedText, sharedTextName } from "@/lib/tours/shared-texts/fields";

export interface ListedText extends SharedText {
  copies: number;
  tours: number;
  differing: number;
}

const copiesPath = (id: number) => `/admin/shared-texts/copies/${id}`;

function SharedTextRow({ text }: { text: ListedText }) {
  const router = useRouter();
  const { id, kind, question, copies, tours, differing } = text;
  const name = staffText(sharedTextName(text));
  const address = `/admin/shared-texts/edit/${id}`;
  return (
    <tr
      data-record={id}
      className={`${markedRowClass} transition-colors hover:bg-sea-50/60 max-md:grid max-md:grid-cols-[0_minmax(0,1fr)] max-md:gap-y-1 max-md:p-4`}
    >
      <DataCell>
        <AdminLink
          href={address}
          className="wrap-anywhere line-clamp-2 font-semibold text-base leading-snug hover:underline md:text-sm"
        >
          <bdi>{name}</bdi>
        </AdminLink>
        {question && (
          <p className="wrap-anywhere mt-0.5 line-clamp-2 max-w-prose text-ink-soft">
            <bdi>{staffText(text.text)}</bdi>
          </p>
        )}
      </DataCell>
      <DataCell label={adminText("sharedTexts.kind")}>
        <Badge variant="sand">{adminText(`sharedTexts.kinds.${kind}`)}</Badge>
      </DataCell>
      <DataCell label={adminText("sharedTexts.copies")}>
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
      </DataCell>
      <DataCell slot="actions">
        <span className="inline-flex max-md:-ml-2.5">
          {copies > 0 && (
            <IconLink
              href={copiesPath(id)}
              label={`${adminText("sharedTexts.toCopies")}: ${name}`}
              Icon={Copy}
            />
          )}
          <IconLink href={address} label={`${adminText("sharedTexts.edit")}: ${name}`} Icon={Pencil} />
          <DeleteButton
            path={`shared-texts/${id}`}
            record={{ entity: "shared_text", id }}
            name={name}
            question={adminText(copies === 0 ? "sharedTexts.deleteQuestion" : "sharedTexts.deleteUsed")}
            success={adminText("sharedTexts.deleted")}
            failure={adminText("sharedTexts.deleteFailure")}
            preferServerMessage
            label={adminText("sharedTexts.delete")}
            accessibleLabel={`${adminText("sharedTexts.delete")}: ${name}`}
            busyLabel={adminText("sharedTexts.deleting")}
            onDeleted={() => router.refresh()}
            variant="icon"
          />
        </span>
      </DataCell>
    </tr>
  );
}

const columns = ["name", "kind", "copies", "actions"] as const;

export function SharedTextList({ texts }: { texts: ListedText[] }) {
  if (texts.length === 0) {
    return (
      <EmptyState
        Icon={TextQuote}
        text={adminText("sharedTexts.empty")}
        hint={adminText("sharedTexts.emptyHint")}
        action={
          <AdminLink href="/admin/shared-texts/create" className={button({ variant: "secondary" })}>
            {adminText("sharedTexts.add")}
          </AdminLink>
        }
      />
    );
  }
  return (
    <DataTable
      list="/admin/shared-texts"
      label={adminText("sharedTexts.title")}
      columns={columns.map((column) => adminText(`sharedTexts.${column}`))}
    >
      {texts.map((text) => (
        <SharedTextRow key={text.id} text={text} />
      ))}
    </DataTable>
  );
}
