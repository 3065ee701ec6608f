import { Eye } from "lucide-react";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";

/** Stands in a preview's place when no form has shown anything. */
export function EmptyPreview({ kind }: { kind: Kind }) {
  return (
    <div lang="id" className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-24 text-center">
      <Eye aria-hidden="true" className="size-12 text-sea-400" />
      <h1 className="text-heading">{adminText("tourPreview.empty")}</h1>
      <p className="text-ink-soft">{adminText("tourPreview.emptyHint")}</p>
      <a href={`/admin/${kind}`} className={button({ look: "secondary" })}>
        {adminText("tourPreview.back")}
      </a>
    </div>
  );
}
