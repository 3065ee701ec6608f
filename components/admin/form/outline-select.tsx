"use client";

import { useId } from "react";
import { SelectBox } from "@/components/ui/select-box";
import { adminText } from "@/lib/i18n/admin-messages";
import { outlineState } from "./outline-mark";
import type { OutlineEntry } from "./use-outline";

interface OutlineSelectProps {
  entries: OutlineEntry[];
  current: string;
  onChoose: (id: string) => void;
}

/** The table of contents where there is no side for it: a bar that stays under the header. */
export function OutlineSelect({ entries, current, onChoose }: OutlineSelectProps) {
  const id = useId();
  return (
    <div className="xl:hidden">
      <label htmlFor={id} className="sr-only">
        {adminText("form.outlineJump")}
      </label>
      <SelectBox
        id={id}
        value={current}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 rounded-lg border border-sand-500 bg-white pl-3 font-medium text-sm"
      >
        {entries.map((entry) => {
          const { kind, text } = outlineState(entry);
          return (
            <option key={entry.id} value={entry.id}>
              {kind === "complete" ? `${entry.label} ✓` : `${entry.label} (${text})`}
            </option>
          );
        })}
      </SelectBox>
    </div>
  );
}
