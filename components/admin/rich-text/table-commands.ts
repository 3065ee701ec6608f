import type { Editor } from "@tiptap/core";
import { adminText } from "@/lib/i18n/admin-messages";

export interface TableCommand {
  key: string;
  label: string;
  run: (editor: Editor) => void;
  danger?: boolean;
}

/** What can be done with the table around the cursor. */
export const tableCommands: TableCommand[] = [
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
