import type { Editor } from "@tiptap/core";
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Table2,
  Underline,
  Undo2,
} from "lucide-react";
import { adminText } from "@/lib/core/i18n/admin-messages";

export interface ToolbarCommand {
  key: string;
  label: string;
  shortcut?: string;
  Icon: LucideIcon;
  run: (editor: Editor) => void;
  /** Whether the command is active at the cursor. Absent for commands without a state. */
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

function heading(level: 2 | 3 | 4, Icon: LucideIcon): ToolbarCommand {
  return {
    key: `heading-${level}`,
    label: adminText("editor.heading", { level }),
    shortcut: `Ctrl+Alt+${level}`,
    Icon,
    run: (editor) => editor.commands.toggleHeading({ level }),
    isActive: (editor) => editor.isActive("heading", { level }),
    isPossible: (editor) => editor.can().toggleHeading({ level }),
  };
}

const history: ToolbarCommand[] = [
  {
    key: "undo",
    label: adminText("editor.undo"),
    shortcut: "Ctrl+Z",
    Icon: Undo2,
    run: (editor) => editor.commands.undo(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    key: "redo",
    label: adminText("editor.redo"),
    shortcut: "Ctrl+Shift+Z",
    Icon: Redo2,
    run: (editor) => editor.commands.redo(),
    isPossible: (editor) => editor.can().redo(),
  },
];

const marks: ToolbarCommand[] = [
  {
    key: "bold",
    label: adminText("editor.bold"),
    shortcut: "Ctrl+B",
    Icon: Bold,
    run: (editor) => editor.commands.toggleBold(),
    isActive: (editor) => editor.isActive("bold"),
    isPossible: (editor) => editor.can().toggleBold(),
  },
  {
    key: "italic",
    label: adminText("editor.italic"),
    shortcut: "Ctrl+I",
    Icon: Italic,
    run: (editor) => editor.commands.toggleItalic(),
    isActive: (editor) => editor.isActive("italic"),
    isPossible: (editor) => editor.can().toggleItalic(),
  },
  {
    key: "underline",
    label: adminText("editor.underline"),
    shortcut: "Ctrl+U",
    Icon: Underline,
    run: (editor) => editor.commands.toggleUnderline(),
    isActive: (editor) => editor.isActive("underline"),
    isPossible: (editor) => editor.can().toggleUnderline(),
  },
  {
    key: "strike",
    label: adminText("editor.strike"),
    shortcut: "Ctrl+Shift+S",
    Icon: Strikethrough,
    run: (editor) => editor.commands.toggleStrike(),
    isActive: (editor) => editor.isActive("strike"),
    isPossible: (editor) => editor.can().toggleStrike(),
  },
  {
    key: "code",
    label: adminText("editor.code"),
    shortcut: "Ctrl+E",
    Icon: Code,
    run: (editor) => editor.commands.toggleCode(),
    isActive: (editor) => editor.isActive("code"),
    isPossible: (editor) => editor.can().toggleCode(),
  },
];

const blocks: ToolbarCommand[] = [
  {
    key: "bullets",
    label: adminText("editor.bullets"),
    shortcut: "Ctrl+Shift+8",
    Icon: List,
    run: (editor) => editor.commands.toggleBulletList(),
    isActive: (editor) => editor.isActive("bulletList"),
    isPossible: (editor) => editor.can().toggleBulletList(),
  },
  {
    key: "numbers",
    label: adminText("editor.numbers"),
    shortcut: "Ctrl+Shift+7",
    Icon: ListOrdered,
    run: (editor) => editor.commands.toggleOrderedList(),
    isActive: (editor) => editor.isActive("orderedList"),
    isPossible: (editor) => editor.can().toggleOrderedList(),
  },
  {
    key: "quote",
    label: adminText("editor.quote"),
    shortcut: "Ctrl+Shift+B",
    Icon: Quote,
    run: (editor) => editor.commands.toggleBlockquote(),
    isActive: (editor) => editor.isActive("blockquote"),
    isPossible: (editor) => editor.can().toggleBlockquote(),
  },
  {
    key: "code-block",
    label: adminText("editor.codeBlock"),
    shortcut: "Ctrl+Alt+C",
    Icon: SquareCode,
    run: (editor) => editor.commands.toggleCodeBlock(),
    isActive: (editor) => editor.isActive("codeBlock"),
    isPossible: (editor) => editor.can().toggleCodeBlock(),
  },
];

const inserts: ToolbarCommand[] = [
  {
    key: "table",
    label: adminText("editor.table"),
    Icon: Table2,
    run: (editor) => editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    isPossible: (editor) => !editor.isActive("table"),
  },
  {
    key: "rule",
    label: adminText("editor.rule"),
    Icon: Minus,
    run: (editor) => editor.commands.setHorizontalRule(),
    isPossible: (editor) => editor.can().setHorizontalRule(),
  },
];

/** The toolbar's groups from left to right. Tools that open a dialog come before the last group. */
export const toolbarCommands: ToolbarCommand[][] = [
  history,
  [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)],
  marks,
  blocks,
  inserts,
];
