"use client";

import type { Editor } from "@tiptap/core";
import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import { OptionsRow } from "./options-row";
import { tableCommands } from "./table-commands";

/** What can be done with the table around the cursor. */
export function TableOptions({ editor }: { editor: Editor }) {
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
