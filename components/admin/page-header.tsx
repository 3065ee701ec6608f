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

/** The header of a list. On phones it has one line, so that the list begins near the top. */
export function AreaHeader({ title, intro, back, action }: AreaHeaderProps) {
  const { href, label, lang, Icon } = action;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:mb-6 sm:items-end">
      <div className="wrap-anywhere grid min-w-0 gap-1">
        <h1 className="text-heading">{title}</h1>
        {intro && <p className="text-ink-soft text-sm max-sm:hidden">{intro}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <span className="max-sm:hidden">
          <BackLink href="/admin" label={back} />
        </span>
        <AdminLink href={href} lang={lang} className={button({ size: "small" })}>
          <Icon aria-hidden="true" className="size-4.5" />
          {label}
        </AdminLink>
      </div>
    </div>
  );
}
