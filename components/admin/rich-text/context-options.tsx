"use client";

import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";
import { adminText } from "@/lib/core/i18n/admin-messages";

function OptionsRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 items-center gap-1 overflow-x-auto border-line border-t sm:flex-wrap px-3 py-1.5 [scrollbar-width:none]">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="mr-1 shrink-0 font-semibold text-ink-soft text-xs">
        {label}
      </span>
      {children}
    </fieldset>
  );
}

/** Edits the alternative text of the selected picture, and removes the picture. */
function ImageOptions({ editor, alt }: { editor: Editor; alt: string }) {
  const id = useId();
  return (
    <OptionsRow label={adminText("editor.imageTools")}>
      <label htmlFor={id} className="sr-only">
        {adminText("editor.alt")}
      </label>
      <input
        id={id}
        value={alt}
        maxLength={300}
        placeholder={adminText("editor.alt")}
        title={adminText("editor.altHint")}
        onChange={(event) => editor.commands.updateAttributes("image", { alt: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          editor.commands.focus();
        }}
        className="min-h-9 w-64 min-w-0 grow rounded-lg border border-line bg-white px-3 text-sm"
      />
      <button
        type="button"
        aria-label={adminText("editor.imageDelete")}
        title={adminText("editor.imageDelete")}
        onClick={() => editor.chain().focus().deleteSelection().run()}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-alert-600 hover:bg-alert-50"
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </button>
    </OptionsRow>
  );
}

interface TableCommand {
  key: string;
  label: string;
  run: (editor: Editor) => void;
  danger?: boolean;
}

const tableCommands: TableCommand[] = [
  { key: "row-above", label: adminText("editor.rowAbove"), run: (editor) => editor.commands.addRowBefore() },
  { key: "row-below", label: adminText("editor.rowBelow"), run: (editor) => editor.commands.addRowAfter() },
  { key: "row-delete", label: adminText("editor.rowDelete"), run: (editor) => editor.commands.deleteRow() },
  {
    key: "column-left",
    label: adminText("editor.columnLeft"),
    run: (editor) => editor.commands.addColumnBefore(),
  },
  {
    key: "column-right",
    label: adminText("editor.columnRight"),
    run: (editor) => editor.commands.addColumnAfter(),
  },
  {
    key: "column-delete",
    label: adminText("editor.columnDelete"),
    run: (editor) => editor.commands.deleteColumn(),
  },
  {
    key: "header-row",
    label: adminText("editor.headerRow"),
    run: (editor) => editor.commands.toggleHeaderRow(),
  },
  {
    key: "header-column",
    label: adminText("editor.headerColumn"),
    run: (editor) => editor.commands.toggleHeaderColumn(),
  },
  {
    key: "table-delete",
    label: adminText("editor.tableDelete"),
    run: (editor) => editor.commands.deleteTable(),
    danger: true,
  },
];

function TableOptions({ editor }: { editor: Editor }) {
  return (
    <OptionsRow label={adminText("editor.tableTools")}>
      {tableCommands.map(({ key, label, run, danger }) => (
        <button
          key={key}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
          className={classNames(
            "min-h-9 shrink-0 whitespace-nowrap rounded-lg px-2.5 font-medium text-sm -outline-offset-2",
            danger ? "text-alert-600 hover:bg-alert-50" : "text-ink hover:bg-sea-100",
          )}
        >
          {label}
        </button>
      ))}
    </OptionsRow>
  );
}

/** A second toolbar row for the picture or table at the cursor. */
export function ContextOptions({ editor }: { editor: Editor }) {
  const { inTable, alt } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      inTable: current.isActive("table"),
      alt: current.isActive("image") ? String(current.getAttributes("image").alt ?? "") : null,
    }),
  });
  return (
    <>
      {inTable && <TableOptions editor={editor} />}
      {alt !== null && <ImageOptions editor={editor} alt={alt} />}
    </>
  );
}
