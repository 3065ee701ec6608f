import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { button } from "./button";
import { Link } from "./link";
import { LinkPending } from "./link-pending";

interface PaginationStepProps {
  rel: "prev" | "next";
  /** Null on the first or last page, where the step is disabled. */
  href: string | null;
  children: ReactNode;
}

/** The pager's way to the previous or next page. */
export function PaginationStep({ rel, href, children }: PaginationStepProps) {
  const look = button({ look: "outline", size: "small" });
  if (href === null) {
    return (
      <span aria-disabled="true" className={classNames(look, "cursor-not-allowed opacity-50")}>
        {children}
      </span>
    );
  }
  return (
    <Link href={href} rel={rel} className={look}>
      {children}
      <LinkPending />
    </Link>
  );
}
