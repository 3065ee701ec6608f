"use client";

import { useLinkStatus } from "next/link";

/** Inside a `Link`: marks that its page is on the way. What dims or turns meanwhile looks for `data-pending`. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? <span data-pending="" hidden /> : null;
}
