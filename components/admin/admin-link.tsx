import { ArrowLeft, type LucideIcon } from "lucide-react";
import NextLink from "next/link";
import type { ComponentProps } from "react";
import { LinkPending } from "@/components/admin/table/return-link";
import { button } from "@/components/ui/button";
import { ReturnLink } from "./table/return-link";

/** A link within the back office. It is never prefetched, so that the page is as fresh as the click. */
export function AdminLink({ children, ...props }: ComponentProps<typeof NextLink>) {
  return (
    <NextLink {...props} prefetch={false}>
      {children}
      <LinkPending />
    </NextLink>
  );
}

/** A back link among a page's buttons. Phones show only its arrow. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <ReturnLink
      href={href}
      className={button({ variant: "outline", size: "small", className: "max-sm:px-3" })}
    >
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      <span className="max-sm:sr-only">{label}</span>
    </ReturnLink>
  );
}

interface IconLinkProps {
  href: string;
  label: string;
  Icon: LucideIcon;
}

export function IconLink({ href, label, Icon }: IconLinkProps) {
  return (
    <AdminLink
      href={href}
      aria-label={label}
      title={label}
      className="inline-flex size-10 max-md:size-11 items-center justify-center rounded-full text-sea-800 transition-colors hover:bg-sea-100"
    >
      <Icon aria-hidden="true" className="size-5" />
    </AdminLink>
  );
}
