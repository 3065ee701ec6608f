"use client";

import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { ImagePlus, Link2, type LucideIcon, Ticket } from "lucide-react";
import { Fragment, type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type ToolbarCommand, toolbarCommands } from "./toolbar-commands";

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Makes the toolbar a single tab stop. Arrow keys, Home and End move within it. */
function useRoving(toolbar: RefObject<HTMLElement | null>) {
  const [stop, setStop] = useState(0);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tools = [...(toolbar.current?.querySelectorAll<HTMLElement>("[data-tool]") ?? [])];
    const next = moves[event.key]?.(stop, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    tools[next]?.focus();
  };
  return { stop, setStop, handleKeyDown };
}

interface ToolbarButtonProps {
  label: string;
  shortcut?: string;
  Icon: LucideIcon;
  isActive?: boolean;
  isPossible?: boolean;
  isStop: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  onFocus: () => void;
}

/** A toolbar button. A disabled one stays focusable, so that the focus is never lost. */
function ToolbarButton({
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
      // Keeps the editor's selection.
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

interface EditorToolbarProps {
  editor: Editor;
  label: string;
  onLink: () => void;
  onImage: () => void;
  onTour: () => void;
}

export function EditorToolbar({ editor, label, onLink, onImage, onTour }: EditorToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const { stop, setStop, handleKeyDown } = useRoving(toolbar);
  const opening: ToolbarCommand[] = [
    {
      key: "link",
      label: adminText("editor.link"),
      shortcut: "Ctrl+K",
      Icon: Link2,
      run: onLink,
      isActive: () => editor.isActive("link"),
      isPossible: () => !editor.isActive("codeBlock"),
    },
    { key: "image", label: adminText("editor.image"), Icon: ImagePlus, run: onImage },
    { key: "tour", label: adminText("editor.tour"), Icon: Ticket, run: onTour },
  ];
  const groups = [...toolbarCommands, opening];
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      groups.flat().map(({ isActive, isPossible }) => ({
        isActive: isActive?.(current),
        isPossible: isPossible?.(current) ?? true,
      })),
  });
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") editor.commands.focus();
    else handleKeyDown(event);
  };
  const press = (command: ToolbarCommand, event: MouseEvent) => {
    // After a key press the focus stays in the toolbar.
    if (event.detail > 0) editor.commands.focus(undefined, { scrollIntoView: false });
    command.run(editor);
  };
  let index = -1;
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      aria-orientation="horizontal"
      data-editor-toolbar
      onKeyDown={handleKey}
      className="flex items-center gap-0.5 overflow-x-auto p-1.5 [scrollbar-width:none]"
    >
      {groups.map((group, position) => (
        <Fragment key={group[0]?.key}>
          {position > 0 && <span aria-hidden="true" className="mx-1 h-6 w-px shrink-0 bg-line" />}
          {group.map((command) => {
            index += 1;
            const own = index;
            return (
              <ToolbarButton
                key={command.key}
                label={command.label}
                shortcut={command.shortcut}
                Icon={command.Icon}
                isActive={states[own]?.isActive}
                isPossible={states[own]?.isPossible}
                isStop={own === stop}
                onPress={(event) => press(command, event)}
                onFocus={() => setStop(own)}
              />
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}
