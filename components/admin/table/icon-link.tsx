import type { LucideIcon } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";

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
