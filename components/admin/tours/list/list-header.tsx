import { ArrowLeft, Plus } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { PageHeader } from "@/components/admin/page-header";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import { listText } from "./list-words";

/** The head of a list: back to the dashboard, on to a new tour. */
export function ListHeader({ kind }: { kind: Kind }) {
  return (
    <PageHeader
      title={listText(kind, "title")}
      actions={
        <>
          <AdminLink href="/admin" className={button({ look: "outline", size: "small" })}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            {adminText("tourList.back")}
          </AdminLink>
          <AdminLink href={`/admin/${kind}/create`} className={button({ size: "small" })}>
            <Plus aria-hidden="true" className="size-4.5" />
            {listText(kind, "add")}
          </AdminLink>
        </>
      }
    />
  );
}
