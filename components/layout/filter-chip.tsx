"use client";

import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { storeTourFilter } from "@/lib/browser/web-storage";

interface FilterChipProps {
  href: string;
  search: string;
  children: ReactNode;
}

/** The link works alone; its filter is stored for the list as well. */
export function FilterChip({ href, search, children }: FilterChipProps) {
  return (
    <Link
      href={href}
      onClick={() => storeTourFilter({ search, category: "" })}
      className="inline-flex min-h-11 items-center rounded-full border border-white/25 px-4 text-sm hover:border-white/70"
    >
      {children}
    </Link>
  );
}
