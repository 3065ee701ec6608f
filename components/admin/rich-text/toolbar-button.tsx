"use client";

import type { LucideIcon } from "lucide-react";
import type { MouseEvent } from "react";
import { classNames } from "@/lib/class-names";

interface ToolbarButtonProps {
  label: string;
  shortcut?: string;
  Icon: LucideIcon;
  isActive?: boolean;
  isPossible?: boolean;
  /** The one button of the toolbar that Tab reaches. */
  isStop: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  onFocus: () => void;
}

/** A tool. One that cannot be used stays in reach of the arrow keys, so that focus is never lost. */
export function ToolbarButton({
  label,
  shortcut,
  Icon,
  isActive,
  isPossible = true,
  isStop,
  onPress,
  onFocus,
}: ToolbarButtonProps) {
  return (
    <button
      type="button"
      data-tool
      aria-label={label}
      aria-pressed={isActive}
      aria-disabled={!isPossible}
      aria-keyshortcuts={shortcut?.replaceAll("Ctrl", "Control")}
      title={shortcut ? `${label} (${shortcut})` : label}
      tabIndex={isStop ? 0 : -1}
      // The editor keeps its selection while a tool is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => isPossible && onPress(event)}
      onFocus={onFocus}
      className={classNames(
        "inline-flex size-10 shrink-0 items-center justify-center rounded-lg transition-colors -outline-offset-2 lg:size-9",
        isActive ? "bg-sea-800 text-white" : "text-ink hover:bg-sea-100",
        !isPossible && "cursor-not-allowed opacity-35 hover:bg-transparent",
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
