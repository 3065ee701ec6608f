"use client";

import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { ImagePlus, Link2 } from "lucide-react";
import { Fragment, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { adminText } from "@/lib/i18n/admin-messages";
import { ToolbarButton } from "./toolbar-button";
import { type ToolbarCommand, toolbarCommands } from "./toolbar-commands";
import { useRoving } from "./use-roving";

interface EditorToolbarProps {
  editor: Editor;
  label: string;
  onLink: () => void;
  onImage: () => void;
}

/** The tools of an article, one row that scrolls sideways where it is narrow. */
export function EditorToolbar({ editor, label, onLink, onImage }: EditorToolbarProps) {
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
    // Somebody who came by keyboard stays in the toolbar.
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
      {groups.map((group, place) => (
        <Fragment key={group[0]?.key}>
          {place > 0 && <span aria-hidden="true" className="mx-1 h-6 w-px shrink-0 bg-line" />}
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
