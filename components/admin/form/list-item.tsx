"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronDown, ChevronRight, ChevronUp, GripVertical, Trash2 } from "lucide-react";
import { memo, type ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { firstText } from "@/lib/forms/first-text";
import { adminText } from "@/lib/i18n/admin-messages";
import { ListButton } from "./list-button";
import { useRecordForm } from "./record-form-context";

export type RenderItem = (name: string, index: number) => ReactNode;

interface ListItemProps {
  id: string;
  name: string;
  index: number;
  count: number;
  label: string;
  collapsed: boolean;
  render: RenderItem;
  onToggle: (id: string) => void;
  onMove: (from: number, to: number, focus: "up" | "down") => void;
  onRemove: (index: number) => void;
}

const ItemFields = memo(function ItemFields({
  render,
  name,
  index,
}: Pick<ListItemProps, "render" | "name" | "index">) {
  return render(name, index);
});

/** An item of a list: a head to move, fold and remove it by, and its fields. */
export function ListItem({ id, name, index, count, label, collapsed, ...actions }: ListItemProps) {
  const { render, onToggle, onMove, onRemove } = actions;
  const { form } = useRecordForm();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      data-key={id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        "rounded-xl border border-line bg-sand-50/60",
        isDragging && "opacity-40 outline-2 outline-sea-500 outline-dashed",
      )}
    >
      <div className="flex items-center gap-0.5 p-1.5">
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={adminText("form.itemDrag", { item: label })}
          className="inline-flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-lg text-ink-soft hover:bg-sea-100 active:cursor-grabbing"
        >
          <GripVertical aria-hidden="true" className="size-4.5" />
        </button>
        <button
          type="button"
          aria-expanded={!collapsed}
          aria-label={adminText(collapsed ? "form.itemOpen" : "form.itemClose", { item: label })}
          onClick={() => onToggle(id)}
          className="flex min-h-9 min-w-0 grow items-center gap-1.5 rounded-lg px-1 text-left font-semibold text-sm hover:bg-sea-100"
        >
          <ChevronRight
            aria-hidden="true"
            className={classNames(
              "size-4 shrink-0 text-ink-soft transition-transform",
              !collapsed && "rotate-90",
            )}
          />
          <span className="shrink-0">{label}</span>
          {collapsed && (
            <span className="truncate font-normal text-ink-soft">
              {firstText(form.getValues(name)) || adminText("form.itemEmpty")}
            </span>
          )}
        </button>
        <ListButton
          Icon={ChevronUp}
          data-action="up"
          label={adminText("form.itemUp", { item: label })}
          aria-disabled={index === 0}
          onClick={() => onMove(index, index - 1, "up")}
        />
        <ListButton
          Icon={ChevronDown}
          data-action="down"
          label={adminText("form.itemDown", { item: label })}
          aria-disabled={index === count - 1}
          onClick={() => onMove(index, index + 1, "down")}
        />
        <ListButton
          Icon={Trash2}
          data-action="remove"
          label={adminText("form.itemRemove", { item: label })}
          onClick={() => onRemove(index)}
          className="hover:bg-alert-50 hover:text-alert-600"
        />
      </div>
      <div hidden={collapsed} className="group-data-dragging/list:hidden">
        <div className="grid gap-5 p-3 pt-1 sm:p-4 sm:pt-1.5">
          <ItemFields render={render} name={name} index={index} />
        </div>
      </div>
    </li>
  );
}
