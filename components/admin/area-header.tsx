import type { LucideIcon } from "lucide-react";
import { button } from "@/components/ui/button";
import { AdminLink } from "./admin-link";
import { BackLink } from "./back-link";
import { PageHeader } from "./page-header";

interface AreaHeaderProps {
  title: string;
  intro?: string;
  /** What the way back to the dashboard is called. */
  back: string;
  /** What one mostly comes for. */
  action: { href: string; label: string; lang?: string; Icon: LucideIcon };
}

/** The head of an area's first page. */
export function AreaHeader({ title, intro, back, action }: AreaHeaderProps) {
  const { href, label, lang, Icon } = action;
  return (
    <PageHeader
      title={title}
      intro={intro}
      actions={
        <>
          <BackLink href="/admin" label={back} />
          <AdminLink href={href} lang={lang} className={button({ size: "small" })}>
            <Icon aria-hidden="true" className="size-4.5" />
            {label}
          </AdminLink>
        </>
      }
    />
  );
}
