import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { AdminLink, BackLink } from "./admin-link";

interface PageHeaderProps {
  title: string;
  intro?: string;
  /** True for a page of the menu. Its header leads back to the dashboard, except on phones, where the menu does. */
  inMenu?: boolean;
  actions?: ReactNode;
  /** The main button of the page, which stands last. Phones leave out the intro beside it, so that a list begins near the top. */
  main?: ReactNode;
}

export function PageHeader({ title, intro, inMenu = false, actions, main }: PageHeaderProps) {
  const hasMain = main !== undefined && main !== null && main !== false;
  return (
    <header
      className={classNames(
        "flex flex-wrap items-end justify-between gap-x-6 gap-y-3",
        hasMain ? "mb-4 max-sm:items-center sm:mb-6" : "mb-6",
      )}
    >
      <div className="wrap-anywhere grid min-w-0 gap-1 sm:flex-1 sm:basis-80">
        <h1 className="text-heading">{title}</h1>
        {intro && <p className={classNames("text-ink-soft text-sm", hasMain && "max-sm:hidden")}>{intro}</p>}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {inMenu && (
          <span className="max-sm:hidden">
            <BackLink href="/admin" label={adminText("frame.toDashboard")} />
          </span>
        )}
        {actions}
        {main}
      </div>
    </header>
  );
}

interface MainLinkProps {
  href: string;
  label: string;
  lang?: string;
  Icon: LucideIcon;
}

export function MainLink({ href, label, lang, Icon }: MainLinkProps) {
  return (
    <AdminLink href={href} lang={lang} className={button({ size: "small" })}>
      <Icon aria-hidden="true" className="size-4.5" />
      {label}
    </AdminLink>
  );
}
