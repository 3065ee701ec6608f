"use client";

import { useParams } from "next/navigation";
import { PageHeader } from "@/components/admin/page-header";
import { Alert } from "@/components/ui/alert";
import { adminText } from "@/lib/i18n/admin-messages";
import { isKind } from "@/lib/tours/kinds";
import { BackToList } from "./back-to-list";
import { detailText } from "./detail-words";

/** Stands where an address names no tour that there is. */
export function TourMissing() {
  const { kind } = useParams<{ kind: string }>();
  if (!isKind(kind)) return null;
  return (
    <>
      <title>{detailText(kind, "title")}</title>
      <PageHeader title={detailText(kind, "title")} actions={<BackToList kind={kind} />} />
      <Alert look="error" title={adminText("error.title")} className="max-w-xl">
        {detailText(kind, "notFound")}
      </Alert>
    </>
  );
}
