"use client";

import NextLink, { useLinkStatus } from "next/link";
import { type ReactNode, useSyncExternalStore } from "react";
import { listAddress, returnToList } from "./list-return";

/** Sets `data-pending`, for CSS, while the page of the surrounding link is loading. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? <span data-pending="" hidden /> : null;
}

const never = () => () => undefined;

interface ReturnLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link back to a list, which has its filter, page and scroll position again and marks the record. */
export function ReturnLink({ href, className, children }: ReturnLinkProps) {
  const address = useSyncExternalStore(
    never,
    () => listAddress(href),
    () => href,
  );
  return (
    <NextLink href={address} prefetch={false} className={className} onClick={() => returnToList(href)}>
      {children}
      <LinkPending />
    </NextLink>
  );
}
