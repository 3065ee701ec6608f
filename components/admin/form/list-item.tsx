"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { memo, type ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import { ItemActions } from "./item-actions";
import { ItemHead } from "./item-head";

export type ListLook = "cards" | "rows";
export type RenderItem = (name: string, index: number) => ReactNode;

interface ListItemProps {
  id: string;
  name: string;
  index: number;
  count: number;
  label: string;
  look: ListLook;
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

/** An item of a list: a head to move, fold and remove it by, and its fields; in rows one beside the other. */
export function ListItem({ id, name, index, count, label, look, collapsed, ...actions }: ListItemProps) {
  const { render, onToggle, onMove, onRemove } = actions;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const inRow = look === "rows";
  return (
    <li
      ref={setNodeRef}
      data-key={id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        "rounded-xl border border-line bg-sand-50/60",
        // Where items are dragged, their places must be true.
        "[contain-intrinsic-size:auto_12rem] [content-visibility:auto] group-data-dragging/list:[content-visibility:visible]",
        inRow && "sm:flex sm:items-start sm:gap-2 sm:px-1.5 sm:py-2",
        isDragging && "opacity-40 outline-2 outline-sea-500 outline-dashed",
      )}
    >
      <div className={classNames("flex items-center gap-0.5 p-1.5", inRow && "sm:contents")}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          data-action="drag"
          aria-label={adminText("form.itemDrag", { item: label })}
          className={classNames(
            "inline-flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-lg text-ink-soft hover:bg-sea-100 active:cursor-grabbing",
            inRow && "sm:mt-7 sm:size-8",
          )}
        >
          <GripVertical aria-hidden="true" className="size-4.5" />
        </button>
        {inRow ? (
          <p className="grow px-1 font-semibold text-sm sm:sr-only">{label}</p>
        ) : (
          <ItemHead id={id} name={name} label={label} collapsed={collapsed} onToggle={onToggle} />
        )}
        <ItemActions
          {...{ index, count, label, onMove, onRemove }}
          className={inRow ? "sm:order-last sm:mt-7" : undefined}
        />
      </div>
      <div
        hidden={collapsed}
        className={classNames("min-w-0 grow", !inRow && "group-data-dragging/list:hidden")}
      >
        <div className={classNames("grid grid-cols-1 gap-5 p-3 pt-1", inRow ? "sm:p-0" : "sm:p-4 sm:pt-1.5")}>
          <ItemFields render={render} name={name} index={index} />
        </div>
      </div>
    </li>
  );
}
