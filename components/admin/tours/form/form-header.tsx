import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { PageHeader } from "@/components/admin/page-header";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";

interface FormHeaderProps {
  kind: Kind;
  title: string;
  actions?: ReactNode;
}

/** The head of a tour's form, with the way back to its list. */
export function FormHeader({ kind, title, actions }: FormHeaderProps) {
  return (
    <>
      <AdminLink
        href={`/admin/${kind}`}
        className={button({ look: "quiet", size: "small", className: "-ml-3 mb-1" })}
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {adminText("tourForm.back")}
      </AdminLink>
      <PageHeader title={title} actions={actions} />
    </>
  );
}
