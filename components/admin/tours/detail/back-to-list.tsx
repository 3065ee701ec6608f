import { ArrowLeft } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";

export function BackToList({ kind }: { kind: Kind }) {
  return (
    <AdminLink
      href={`/admin/${kind}`}
      className={button({ look: "quiet", size: "small", className: "-ml-3 mb-1" })}
    >
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {adminText("tourDetail.back")}
    </AdminLink>
  );
}
