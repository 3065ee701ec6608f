import { ArrowLeft } from "lucide-react";
import { button } from "@/components/ui/button";
import { AdminLink } from "./admin-link";

/** The way back among a page's buttons; a phone shows its arrow alone. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <AdminLink href={href} className={button({ look: "outline", size: "small", className: "max-sm:px-3" })}>
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      <span className="max-sm:sr-only">{label}</span>
    </AdminLink>
  );
}
