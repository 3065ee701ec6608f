"use client";

import { ImageOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { thumbnailUrl } from "@/lib/core/storage/sources";

/** A picture of a version, which may no longer be stored. */
export function VersionPicture({ path, label }: { path: string; label: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // The picture may have failed before React attached its handler.
    const { complete, naturalWidth } = image.current ?? { complete: false, naturalWidth: 0 };
    if (complete && naturalWidth === 0) setMissing(true);
  }, []);
  if (isMissing) {
    return (
      <span className="grid aspect-3/2 w-40 max-w-full content-center justify-items-center gap-1.5 rounded-xl border border-line border-dashed bg-sand-50 p-3 text-center text-ink-soft text-xs">
        <ImageOff aria-hidden="true" className="size-5" />
        {adminText("history.pictureGone")}
      </span>
    );
  }
  return (
    <picture className="block aspect-3/2 w-40 max-w-full overflow-hidden rounded-xl bg-sea-100">
      <img
        ref={image}
        src={thumbnailUrl(path)}
        alt={label}
        decoding="async"
        onError={() => setMissing(true)}
        className="size-full object-cover"
      />
    </picture>
  );
}
