import { ArrowLeft } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { PageHeader } from "@/components/admin/page-header";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";

/** Stands where an address names no blog that there is. */
export function BlogMissing({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <title>{text}</title>
      <PageHeader title={title} />
      <Alert look="error" title={adminText("error.title")} className="w-full">
        {text}
      </Alert>
      <AdminLink href="/admin/blogs" className={button({ look: "secondary", size: "small" })}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {adminText("blogs.backToList")}
      </AdminLink>
    </div>
  );
}
