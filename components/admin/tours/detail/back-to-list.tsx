import { BackLink } from "@/components/admin/back-link";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";

export function BackToList({ kind }: { kind: Kind }) {
  return <BackLink href={`/admin/${kind}`} label={adminText("tourDetail.back")} />;
}
