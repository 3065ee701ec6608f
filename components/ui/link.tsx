"use client";

import NextLink, { useLinkStatus } from "next/link";
import { type ComponentProps, useState } from "react";

/** Prefetches on the first sign of intent (hover, touch, focus), never while idle. */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [intended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  return (
    <NextLink {...props} prefetch={intended} onPointerEnter={intend} onTouchStart={intend} onFocus={intend} />
  );
}

/** Inside a `Link`: marks with `data-pending`, for CSS, that its page is loading. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? <span data-pending="" hidden /> : null;
}
