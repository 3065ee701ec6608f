"use client";

import { useLinkStatus } from "next/link";

/** Inside a link of Next's: marks with `data-pending`, for CSS, that its page is loading. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? <span data-pending="" hidden /> : null;
}
