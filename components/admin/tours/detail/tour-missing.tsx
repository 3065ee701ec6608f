"use client";

import { useParams } from "next/navigation";
import { BackLink } from "@/components/admin/admin-link";
import { PageHeader } from "@/components/admin/page-header";
import { Alert } from "@/components/ui/alert";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { isKind } from "@/lib/tours/kinds";
import { detailText } from "../words";

/** The not-found page of a tour. Only the client knows the kind. */
export function TourMissing() {
  const { kind } = useParams<{ kind: string }>();
  if (!isKind(kind)) return null;
  return (
    <>
      <title>{detailText(kind, "title")}</title>
      <PageHeader
        title={detailText(kind, "title")}
        actions={<BackLink href={`/admin/${kind}`} label={adminText("tourDetail.back")} />}
      />
      <Alert variant="error" title={adminText("error.title")} className="max-w-xl">
        {detailText(kind, "notFound")}
      </Alert>
    </>
  );
}
