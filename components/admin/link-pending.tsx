"use client";

import { useLinkStatus } from "next/link";

/** Sets `data-pending`, for CSS, while the page of the surrounding link is loading. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? <span data-pending="" hidden /> : null;
}
