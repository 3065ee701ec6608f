import { ArrowLeft } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { PageHeader } from "@/components/admin/page-header";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";

interface RecordMissingProps {
  title: string;
  text: string;
  /** The list that it would be in. */
  list: string;
  backLabel: string;
}

/** Stands where an address names no record that there is. */
export function RecordMissing({ title, text, list, backLabel }: RecordMissingProps) {
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <title>{text}</title>
      <PageHeader title={title} />
      <Alert look="error" title={adminText("error.title")} className="w-full">
        {text}
      </Alert>
      <AdminLink href={list} className={button({ look: "secondary", size: "small" })}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {backLabel}
      </AdminLink>
    </div>
  );
}
