import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Anchors of the home page are plain links, so that the browser itself handles the hash. */
export function NavLink({ href, className, children }: NavLinkProps) {
  if (href.includes("#")) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}
