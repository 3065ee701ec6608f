"use client";

import { ChevronDown } from "lucide-react";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { AdminLink } from "@/components/admin/admin-link";

export interface MenuLink {
  href: string;
  /** Addresses of further pages, for which the menu marks the link as well. */
  tabs: string[];
  label: string;
  icon: ReactNode;
  count?: ReactNode;
}

export interface MenuGroup {
  label: string;
  icon: ReactNode;
  folds: boolean;
  links: MenuLink[];
}

export type MenuRow = MenuLink | MenuGroup;

const home = "/admin";

function isCurrent(path: string, { href, tabs }: MenuLink): boolean {
  return [href, ...tabs].some((each) => path === each || (each !== home && path.startsWith(`${each}/`)));
}

const lineClass =
  "flex min-h-11 items-center gap-3 rounded-lg px-3 py-1.5 font-medium leading-snug text-ink-soft text-sm lg:min-h-10";
const linkClass = `${lineClass} transition-colors hover:bg-sea-50 hover:text-ink aria-[current]:bg-sea-100 aria-[current]:font-semibold aria-[current]:text-sea-900`;

function Links({ links, path }: { links: MenuLink[]; path: string }) {
  return links.map((link) => (
    <li key={link.href}>
      <AdminLink
        href={link.href}
        aria-current={isCurrent(path, link) ? "page" : undefined}
        className={linkClass}
      >
        {link.icon}
        <span className="text-balance">{link.label}</span>
        {link.count}
      </AdminLink>
    </li>
  ));
}

function Group({ label, icon, folds, links, path }: MenuGroup & { path: string }) {
  const inside = (
    <ul className="mb-1 ml-5.5 grid gap-0.5 border-line border-l pl-2">
      <Links links={links} path={path} />
    </ul>
  );
  if (!folds) {
    return (
      <li>
        <p className={lineClass}>
          {icon}
          {label}
        </p>
        {inside}
      </li>
    );
  }
  return (
    <li>
      <details open={links.some((link) => isCurrent(path, link))} className="group/menu">
        <summary
          className={`${lineClass} cursor-pointer list-none hover:bg-sea-50 hover:text-ink [&::-webkit-details-marker]:hidden`}
        >
          {icon}
          {label}
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-4.5 shrink-0 transition-transform group-open/menu:rotate-180"
          />
        </summary>
        {inside}
      </details>
    </li>
  );
}

export function AdminMenuLinks({ label, entries }: { label: string; entries: MenuRow[] }) {
  const path = usePathname();
  return (
    <nav aria-label={label}>
      <ul className="grid gap-0.5">
        {entries.map((entry) =>
          "links" in entry ? (
            <Group key={entry.label} {...entry} path={path} />
          ) : (
            <Links key={entry.href} links={[entry]} path={path} />
          ),
        )}
      </ul>
    </nav>
  );
}
