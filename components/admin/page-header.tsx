import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { button } from "@/components/ui/button";
import { AdminLink, BackLink } from "./admin-link";

interface PageHeaderProps {
  title: string;
  intro?: string;
  actions?: ReactNode;
}

export function PageHeader({ title, intro, actions }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="wrap-anywhere grid min-w-0 gap-1">
        <h1 className="text-heading">{title}</h1>
        {intro && <p className="text-ink-soft text-sm">{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

interface AreaHeaderProps {
  title: string;
  intro?: string;
  back: string;
  action: { href: string; label: string; lang?: string; Icon: LucideIcon };
}

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
