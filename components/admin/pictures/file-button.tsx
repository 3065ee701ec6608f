"use client";

import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { button } from "@/components/ui/button";

interface FileButtonProps {
  label: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Opens the device's choice of pictures. */
export function FileButton({ label, multiple = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={button({ look: "outline", size: "small" })}
      >
        <ImagePlus aria-hidden="true" className="size-4.5" />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again after it was discarded.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
