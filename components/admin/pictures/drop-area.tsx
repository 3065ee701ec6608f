"use client";

import { type DragEvent, type ReactNode, useState } from "react";
import { adminText } from "@/lib/i18n/admin-messages";
import { useIncomingFiles } from "./use-incoming-files";

interface DropAreaProps {
  label: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/** Takes files that are dropped on it, and those that are pasted. */
export function DropArea({ label, onFiles, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  useIncomingFiles(onFiles);
  const handleDrop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <fieldset
      aria-label={label}
      onDragOver={(event) => carriesFiles(event) && setOver(true)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={handleDrop}
      className="relative grid min-w-0 gap-4"
    >
      {children}
      {over && (
        <p className="pointer-events-none absolute -inset-2 z-10 grid place-items-center rounded-card border-2 border-sea-500 border-dashed bg-sea-50/90 font-semibold text-lg text-sea-800">
          {adminText("pictures.drop")}
        </p>
      )}
    </fieldset>
  );
}
