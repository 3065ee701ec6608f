import NextLink from "next/link";
import type { ComponentProps } from "react";
import { LinkPending } from "@/components/ui/link-pending";

/** A link within the back office: never fetched ahead, so that what it shows is as fresh as the click. */
export function AdminLink({ children, ...props }: ComponentProps<typeof NextLink>) {
  return (
    <NextLink {...props} prefetch={false}>
      {children}
      <LinkPending />
    </NextLink>
  );
}
