import { FileText } from "lucide-react";
import { RecordTable } from "@/components/admin/entity/record-table";
import { OtherNames } from "@/components/admin/table/other-names";
import { Badge } from "@/components/ui/badge";
import { staffText } from "@/lib/core/content/localized-text";
import { entityPagesOf } from "@/lib/core/entity/entity-page-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { mainLanguage } from "@/lib/core/i18n/shown-languages";
import { ownPagePath } from "@/lib/own-pages/address";
import { ownPageEntity } from "@/lib/own-pages/entity";
import type { OwnPage } from "@/lib/own-pages/schema";

export function OwnPageList({ pages }: { pages: OwnPage[] }) {
  return (
    <RecordTable
      pages={entityPagesOf(ownPageEntity)}
      Icon={FileText}
      records={pages}
      titleOf={({ title }) => staffText(title)}
      marks={({ title, published }) => (
        <>
          <OtherNames name={title} />
          {!published && <Badge variant="sand">{adminText("drafts.promo")}</Badge>}
        </>
      )}
      columns={[
        {
          label: adminText("ownPages.address"),
          cell: ({ address, published }) =>
            published ? (
              <a
                href={ownPagePath(mainLanguage(), address)}
                target="_blank"
                rel="noreferrer"
                className="wrap-anywhere text-sea-700 underline underline-offset-4"
              >
                /{address}
              </a>
            ) : (
              <span className="wrap-anywhere">/{address}</span>
            ),
        },
        {
          label: adminText("ownPages.placement"),
          cell: ({ placement }) => adminText(`ownPages.placements.${placement}`),
        },
        {
          label: adminText("ownPages.position"),
          labelled: true,
          cell: ({ position }) => <span className="tabular-nums">{position ?? "–"}</span>,
        },
      ]}
    />
  );
}
