import { ArrowLeft } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import { AdminLink } from "./admin-link";
import { PageHeader } from "./page-header";

interface RecordMissingProps {
  title: string;
  text: string;
  list: string;
  backLabel: string;
}

/** The not-found page of a record. */
function RecordMissing({ title, text, list, backLabel }: RecordMissingProps) {
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <title>{text}</title>
      <PageHeader title={title} />
      <Alert variant="error" title={adminText("error.title")} className="w-full">
        {text}
      </Alert>
      <AdminLink href={list} className={button({ variant: "secondary", size: "small" })}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {backLabel}
      </AdminLink>
    </div>
  );
}

export function PromoMissing(words: { title: string; text: string }) {
  return <RecordMissing {...words} list="/admin/promos" backLabel={adminText("promos.backToList")} />;
}

export function BlogMissing(words: { title: string; text: string }) {
  return <RecordMissing {...words} list="/admin/blogs" backLabel={adminText("blogs.backToList")} />;
}
