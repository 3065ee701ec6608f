import { AdminLink } from "@/components/admin/admin-link";

/** A record's title in its row, which leads to all of it. */
export function TitleLink({ href, children }: { href: string; children: string }) {
  return (
    <AdminLink
      href={href}
      className="wrap-anywhere font-semibold text-base leading-snug hover:underline md:text-sm"
    >
      <bdi>{children}</bdi>
    </AdminLink>
  );
}
