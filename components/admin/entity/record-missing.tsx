"use client";

import { ArrowLeft } from "lucide-react";
import { usePathname } from "next/navigation";
import { AdminLink } from "@/components/admin/admin-link";
import { PageHeader } from "@/components/admin/page-header";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { adminText, type PageWords } from "@/lib/core/i18n/admin-messages";

/** Says that the record does not exist, or that the address of the edit form names none. */
export function RecordMissing({ words }: { words: PageWords }) {
  const [, , segment, page, id] = usePathname().split("/");
  const edits = page === "edit";
  const named = adminText(`${words}.${edits ? "notFoundOrFailed" : "notFound"}`);
  const text = edits && !id ? adminText(`${words}.idMissing`) : named;
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <title>{text}</title>
      <PageHeader title={adminText(`${words}.${edits ? "editTitle" : "detailTitle"}`)} />
      <Alert variant="error" title={adminText("error.title")} className="w-full">
        {text}
      </Alert>
      <AdminLink href={`/admin/${segment}`} className={button({ variant: "secondary", size: "small" })}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {adminText(`${words}.backToList`)}
      </AdminLink>
    </div>
  );
}
