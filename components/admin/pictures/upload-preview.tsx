"use client";

import { ImageOff } from "lucide-react";
import { useState } from "react";
import { classNames } from "@/lib/class-names";

/** The chosen file itself; not every browser can draw every file. */
export function UploadPreview({ src, dimmed }: { src: string; dimmed: boolean }) {
  const [unknown, setUnknown] = useState(false);
  if (unknown) {
    return (
      <span className="grid size-full place-items-center text-sea-400">
        <ImageOff aria-hidden="true" className="size-8" />
      </span>
    );
  }
  return (
    <picture className="contents">
      <img
        src={src}
        alt=""
        decoding="async"
        onError={() => setUnknown(true)}
        className={classNames("size-full object-cover", dimmed ? "opacity-40 grayscale" : "opacity-60")}
      />
    </picture>
  );
}
