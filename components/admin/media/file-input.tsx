"use client";

import { ImagePlus } from "lucide-react";
import { type DragEvent as ReactDragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";

const holdsFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;

/** Returns pasted pictures, unless the rich-text editor or a text field takes the paste. */
function pastedFiles({ target, clipboardData }: ClipboardEvent): File[] {
  const isEditor = target instanceof HTMLElement && target.isContentEditable;
  if (isEditor || !clipboardData || clipboardData.types.includes("text/plain")) return [];
  return [...clipboardData.files];
}

/** Takes pasted files, and prevents the browser from opening files that miss the drop area. */
function useIncomingFiles(onFiles: (files: File[]) => void) {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = event.defaultPrevented ? [] : pastedFiles(event);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    const stay = (event: DragEvent) => {
      if (holdsFiles(event.dataTransfer)) event.preventDefault();
    };
    document.addEventListener("paste", take);
    window.addEventListener("dragover", stay);
    window.addEventListener("drop", stay);
    return () => {
      document.removeEventListener("paste", take);
      window.removeEventListener("dragover", stay);
      window.removeEventListener("drop", stay);
    };
  }, [onFiles]);
}

interface DropAreaProps {
  label: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const carriesFiles = (event: ReactDragEvent) => event.dataTransfer.types.includes("Files");

export function DropArea({ label, onFiles, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  useIncomingFiles(onFiles);
  const handleDrop = (event: ReactDragEvent) => {
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

interface FileButtonProps {
  label: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

export function FileButton({ label, multiple = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={button({ variant: "outline", size: "small" })}
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
          // Resets the input, so that the same file can be chosen again after it was discarded.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
