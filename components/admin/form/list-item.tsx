"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronDown, ChevronRight, ChevronUp, GripVertical, type LucideIcon, Trash2 } from "lucide-react";
import { type ComponentProps, memo, type ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { firstText } from "@/lib/core/forms/value-texts";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { useRecordForm } from "./record-form-context";

interface ListButtonProps extends Omit<ComponentProps<"button">, "children"> {
  Icon: LucideIcon;
  label: string;
}

/** An icon button. A disabled one stays in the tab order. */
function ListButton({ Icon, label, className, onClick, ...props }: ListButtonProps) {
  const off = props["aria-disabled"] === true;
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      title={label}
      onClick={off ? undefined : onClick}
      className={classNames(
        "inline-flex size-8 shrink-0 items-center justify-center rounded-lg text-ink-soft transition-colors hover:bg-sea-100 hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-35",
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}

interface ItemActionsProps {
  index: number;
  count: number;
  label: string;
  onMove: (from: number, to: number, focus: "up" | "down") => void;
  onRemove: (index: number) => void;
  locked: boolean;
  className?: string;
}

function ItemActions({ index, count, label, onMove, onRemove, locked, className }: ItemActionsProps) {
  return (
    <div className={classNames("flex shrink-0 gap-0.5", className)}>
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
      {!locked && (
        <ListButton
          Icon={Trash2}
          data-action="remove"
          label={adminText("form.itemRemove", { item: label })}
          onClick={() => onRemove(index)}
          className="hover:bg-alert-50 hover:text-alert-600"
        />
      )}
    </div>
  );
}

interface ItemHeadProps {
  id: string;
  name: string;
  label: string;
  collapsed: boolean;
  onToggle: (id: string) => void;
}

function ItemHead({ id, name, label, collapsed, onToggle }: ItemHeadProps) {
  const { form } = useRecordForm();
  return (
    <button
      type="button"
      aria-expanded={!collapsed}
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
  );
}

export type ListVariant = "cards" | "rows";
export type RenderItem = (name: string, index: number) => ReactNode;

interface ListItemProps {
  id: string;
  name: string;
  index: number;
  count: number;
  label: string;
  variant: ListVariant;
  collapsed: boolean;
  locked: boolean;
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

export function ListItem({ id, name, index, count, label, variant, collapsed, ...actions }: ListItemProps) {
  const { locked, render, onToggle, onMove, onRemove } = actions;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const inRow = variant === "rows";
  return (
    <li
      ref={setNodeRef}
      data-key={id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        "rounded-xl border border-line bg-sand-50/60",
        // While dragging, the positions of all items must be exact.
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
          index={index}
          count={count}
          label={label}
          onMove={onMove}
          onRemove={onRemove}
          locked={locked}
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
