import { Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { AdminLink, IconLink } from "@/components/admin/admin-link";
import { DeleteRecord } from "@/components/admin/delete-button";
import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { staffText } from "@/lib/core/content/localized-text";
import { entityPagesOf } from "@/lib/core/entity/entity-page-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type SearchPart, searchParts } from "@/lib/search-words/entities";
import type { SearchActivity, SearchAlias, SearchFiller } from "@/lib/search-words/fields";

interface Row {
  id: number;
  name: string;
  content: ReactNode;
}

const partTexts = {
  aliases: { title: "aliases", text: "aliasesText", add: "addAlias", none: "noAliases" },
  fillers: { title: "fillers", text: "fillersText", add: "addFiller", none: "noFillers" },
  activities: { title: "activities", text: "activitiesText", add: "addActivity", none: "noActivities" },
} as const;

function RowActions({ part, id, name }: { part: SearchPart; id: number; name: string }) {
  const pages = entityPagesOf(searchParts[part]);
  return (
    <span className="inline-flex shrink-0">
      <IconLink
        href={`${pages.address}/edit/${id}`}
        label={`${adminText("searchWords.edit")}: ${name}`}
        Icon={Pencil}
      />
      <DeleteRecord pages={pages} id={id} title={name} variant="icon" />
    </span>
  );
}

function PartPanel({ part, rows }: { part: SearchPart; rows: Row[] }) {
  const texts = partTexts[part];
  return (
    <Panel title={adminText(`searchWords.${texts.title}`)}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-ink-soft text-sm">{adminText(`searchWords.${texts.text}`)}</p>
        <AdminLink
          href={`/admin/search-words/${part}/create`}
          className={button({ variant: "secondary", size: "small" })}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {adminText(`searchWords.${texts.add}`)}
        </AdminLink>
      </div>
      {rows.length === 0 ? (
        <p className="text-sm">{adminText(`searchWords.${texts.none}`)}</p>
      ) : (
        <ul className="relative max-h-112 divide-y divide-line overflow-y-auto text-sm">
          {rows.map(({ id, name, content }) => (
            <li key={id} className="flex items-center gap-3 py-1">
              <div className="wrap-anywhere min-w-0 grow">{content}</div>
              <RowActions part={part} id={id} name={name} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface SearchWordListsProps {
  aliases: (SearchAlias & { uses: number })[];
  fillers: SearchFiller[];
  activities: SearchActivity[];
}

export function SearchWordLists({ aliases, fillers, activities }: SearchWordListsProps) {
  const aliasRows = aliases.map(({ id, word, meant, uses }) => ({
    id,
    name: word,
    content: (
      <>
        <bdi className="font-medium">{word}</bdi>{" "}
        <span aria-hidden="true" className="text-ink-soft">
          →
        </span>
        <span className="sr-only">{adminText("searchWords.arrow")}</span> <bdi>{meant}</bdi>
        <span className="block text-ink-soft text-xs">
          {adminText(uses > 0 ? "searchWords.uses" : "searchWords.noUses", { count: uses })}
        </span>
      </>
    ),
  }));
  const fillerRows = fillers.map(({ id, word, language }) => ({
    id,
    name: word,
    content: (
      <span className="flex items-center gap-2">
        <bdi className="font-medium">{word}</bdi>
        <Badge variant="sand">{adminText(`dashboard.language.${language}`)}</Badge>
      </span>
    ),
  }));
  const activityRows = activities.map(({ id, name, words }) => ({
    id,
    name: staffText(name),
    content: (
      <>
        <bdi className="font-medium">{staffText(name)}</bdi>
        <span className="line-clamp-2 text-ink-soft text-xs">{words.join(", ")}</span>
      </>
    ),
  }));
  return (
    <div className="grid items-start gap-4 sm:gap-6 xl:grid-cols-2">
      <PartPanel part="aliases" rows={aliasRows} />
      <div className="grid gap-4 sm:gap-6">
        <PartPanel part="fillers" rows={fillerRows} />
        <PartPanel part="activities" rows={activityRows} />
      </div>
    </div>
  );
}
