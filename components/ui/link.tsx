"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

/** A link whose page is fetched ahead on the first sign of intent (hover, touch, focus), never while idle. */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [intended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  return (
    <NextLink {...props} prefetch={intended} onPointerEnter={intend} onTouchStart={intend} onFocus={intend} />
  );
}
