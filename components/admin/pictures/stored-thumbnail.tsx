"use client";

import { useState } from "react";
import { classNames } from "@/lib/class-names";
import { storageUrl } from "@/lib/storage/sources";
import { pageWidths, variantPath } from "@/lib/storage/variants";

/** A picture of the store, small: its narrowest copy, or itself where it is narrower still. */
export function StoredThumbnail({ path, className }: { path: string; className?: string }) {
  const [whole, setWhole] = useState(false);
  return (
    <picture className="contents">
      <img
        src={storageUrl(whole ? path : variantPath(path, pageWidths[0], "webp"))}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setWhole(true)}
        className={classNames("size-full bg-sea-100 object-cover", className)}
      />
    </picture>
  );
}
