import { ArrowLeft, Compass } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";

export default function AdminNotFound() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-16 text-center">
      <title>{adminText("notFound.title")}</title>
      <Compass aria-hidden="true" className="size-12 text-sea-400" />
      <h1 className="text-heading">{adminText("notFound.title")}</h1>
      <p className="text-ink-soft">{adminText("notFound.text")}</p>
      <AdminLink href="/admin" className={button({ variant: "secondary" })}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {adminText("frame.toDashboard")}
      </AdminLink>
    </div>
  );
}
