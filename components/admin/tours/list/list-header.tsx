import { Plus } from "lucide-react";
import { AreaHeader } from "@/components/admin/area-header";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import { listText } from "./list-words";

/** The head of a list: back to the dashboard, on to a new tour. */
export function ListHeader({ kind }: { kind: Kind }) {
  return (
    <AreaHeader
      title={listText(kind, "title")}
      intro={adminText("tourList.intro")}
      back={adminText("tourList.back")}
      action={{ href: `/admin/${kind}/create`, label: listText(kind, "add"), Icon: Plus }}
    />
  );
}
