"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { AdminLink } from "@/components/admin/admin-link";

export interface AreaLink {
  href: string;
  label: string;
  icon: ReactNode;
}

const home = "/admin";

function isWithin(path: string, href: string): boolean {
  return path === href || (href !== home && path.startsWith(`${href}/`));
}

export function AreaLinks({ label, links }: { label: string; links: AreaLink[] }) {
  const path = usePathname();
  return (
    <nav aria-label={label}>
      <ul className="grid gap-0.5">
        {links.map(({ href, label: name, icon }) => (
          <li key={href}>
            <AdminLink
              href={href}
              aria-current={isWithin(path, href) ? "page" : undefined}
              className="flex min-h-11 items-center gap-3 rounded-lg px-3 py-1.5 font-medium leading-snug text-ink-soft text-sm transition-colors hover:bg-sea-50 hover:text-ink aria-[current]:bg-sea-100 aria-[current]:font-semibold aria-[current]:text-sea-900 lg:min-h-10"
            >
              {icon}
              <span className="text-balance">{name}</span>
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
