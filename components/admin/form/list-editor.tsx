"use client";

import { closestCenter, DndContext, DragOverlay } from "@dnd-kit/core";
import { restrictToVerticalAxis } from "@dnd-kit/modifiers";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { GripVertical, Plus } from "lucide-react";
import { useId } from "react";
import { createPortal } from "react-dom";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import { ListItem, type ListLook, type RenderItem } from "./list-item";
import { useCollapsed } from "./use-collapsed";
import { useList } from "./use-list";
import { useListDrag } from "./use-list-drag";

interface ListEditorProps<T extends object> {
  name: string;
  addLabel: string;
  emptyText: string;
  /** "Hari 2": by the place in the list. */
  itemLabel: (index: number) => string;
  newItem: (count: number) => T;
  /** The fields of the item whose path is `name`. */
  children: RenderItem;
  /** Items with much in them stand on cards that fold, those with a line or two in rows. */
  look?: ListLook;
  /** Items at most. */
  limit?: number;
  /** Whether the items that are there at first are folded. */
  folded?: boolean;
  /** After items were moved, removed or brought back. */
  onMoved?: () => void;
}

/** A list of a form: its items are added, removed, folded, and ordered by hand, button or keyboard. */
export function ListEditor<T extends object>({
  name,
  addLabel,
  emptyText,
  itemLabel,
  newItem,
  children,
  look = "cards",
  limit = Number.POSITIVE_INFINITY,
  folded = false,
  onMoved,
}: ListEditorProps<T>) {
  const { root, keys, add, moveTo, removeAt, settle } = useList(name, itemLabel, onMoved);
  const { collapsed, toggle, toggleAll } = useCollapsed(name, keys, folded);
  const { dragged, context } = useListDrag({ keys, itemLabel, moveTo, settle });
  const fullId = useId();
  const isFull = keys.length >= limit;
  const all = keys.length > 0 && keys.every((key) => collapsed.has(key));
  return (
    <div ref={root} className="grid grid-cols-1 gap-3">
      {keys.length === 0 && (
        <p className="rounded-xl bg-sand-100 px-4 py-3 text-ink-soft text-sm">{emptyText}</p>
      )}
      {look === "cards" && keys.length > 1 && (
        <button
          type="button"
          onClick={() => toggleAll(!all)}
          className="-my-1 min-h-8 justify-self-end rounded-lg px-2 font-semibold text-sea-700 text-xs hover:bg-sea-50"
        >
          {adminText(all ? "form.itemsOpen" : "form.itemsClose")}
        </button>
      )}
      <DndContext
        {...context}
        id={useId()}
        collisionDetection={closestCenter}
        modifiers={[restrictToVerticalAxis]}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol
            data-dragging={dragged === null ? undefined : ""}
            className="group/list grid grid-cols-1 gap-3 empty:hidden"
          >
            {keys.map((key, index) => (
              <ListItem
                key={key}
                id={key}
                name={`${name}.${index}`}
                index={index}
                count={keys.length}
                label={itemLabel(index)}
                look={look}
                collapsed={collapsed.has(key)}
                render={children}
                onToggle={toggle}
                onMove={moveTo}
                onRemove={removeAt}
              />
            ))}
          </ol>
        </SortableContext>
        {dragged !== null &&
          createPortal(
            <DragOverlay>
              <p className="flex items-center gap-2 rounded-xl border border-sea-500 bg-white p-3 font-semibold text-sm shadow-lift">
                <GripVertical aria-hidden="true" className="size-4.5 text-ink-soft" />
                {itemLabel(dragged)}
              </p>
            </DragOverlay>,
            document.body,
          )}
      </DndContext>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          data-add
          type="button"
          aria-disabled={isFull || undefined}
          aria-describedby={isFull ? fullId : undefined}
          onClick={() => !isFull && add(newItem(keys.length))}
          className={button({ look: "outline", size: "small", className: "aria-disabled:opacity-50" })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {addLabel}
        </button>
        {isFull && (
          <p id={fullId} className={keys.length > limit ? "text-alert-600 text-sm" : "text-ink-soft text-sm"}>
            {adminText("form.itemsFull", { limit })}
          </p>
        )}
      </div>
    </div>
  );
}
