"use client";

import { Columns3, RectangleHorizontal } from "lucide-react";
import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";

interface ViewSwitchProps {
  sideBySide: boolean;
  onChange: (sideBySide: boolean) => void;
}

const views = [
  { value: false, label: adminText("editor.tabs"), Icon: RectangleHorizontal },
  { value: true, label: adminText("editor.sideBySide"), Icon: Columns3 },
];

/** One language at a time, or all beside each other where there is room. */
export function ViewSwitch({ sideBySide, onChange }: ViewSwitchProps) {
  return (
    <div className="flex gap-1 max-xl:hidden">
      {views.map(({ value, label, Icon }) => (
        <button
          key={label}
          type="button"
          data-view
          aria-pressed={sideBySide === value}
          onClick={() => onChange(value)}
          className={classNames(
            "inline-flex min-h-9 items-center gap-2 rounded-lg px-3 font-medium text-sm -outline-offset-2",
            sideBySide === value ? "bg-sea-100 text-sea-900" : "text-ink-soft hover:bg-sea-50",
          )}
        >
          <Icon aria-hidden="true" className="size-4.5" />
          {label}
        </button>
      ))}
    </div>
  );
}
