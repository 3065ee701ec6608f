"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { restrictToVerticalAxis } from "@dnd-kit/modifiers";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { GripVertical, Plus } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { useFreshPick } from "@/components/admin/use-fresh-pick";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { ListItem, type ListVariant, type RenderItem } from "./list-item";
import { useRecordForm } from "./record-form-context";
import { type ListMove, useList } from "./use-list";

/** An item opens when one of its fields has to be seen. */
function useCollapsed(name: string, keys: string[], folded: boolean) {
  const { revealers } = useRecordForm();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set(folded ? keys : []));
  useEffect(() => {
    const keyOf = (path: string) =>
      path.startsWith(`${name}.`) ? keys[Number(path.slice(name.length + 1).split(".")[0])] : undefined;
    return revealers.add({
      covers: (path) => keyOf(path) !== undefined,
      show: (path) => setCollapsed((all) => new Set([...all].filter((key) => key !== keyOf(path)))),
    });
  }, [revealers, name, keys]);
  const toggle = useCallback((key: string) => {
    setCollapsed((all) =>
      all.has(key) ? new Set([...all].filter((each) => each !== key)) : new Set([...all, key]),
    );
  }, []);
  return { collapsed, toggle, toggleAll: (fold: boolean) => setCollapsed(new Set(fold ? keys : [])) };
}

const startDistance = 5;

interface ListDrag {
  keys: string[];
  itemLabel: (index: number) => string;
  moveTo: (from: number, to: number) => void;
  /** Scrolls to the item once all items have their full height again. */
  settle: (key: string) => void;
}

/** Adds drag and drop by pointer, touch and keyboard, with announcements for screen readers. */
function useListDrag({ keys, itemLabel, moveTo, settle }: ListDrag) {
  const [dragged, setDragged] = useState<number | null>(null);
  const pick = useFreshPick();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: startDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier) => keys.indexOf(String(id));
  const at = (id: UniqueIdentifier, over: UniqueIdentifier) => ({
    item: itemLabel(indexOf(id)),
    position: indexOf(over) + 1,
    count: keys.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      pick.begin();
      return adminText("form.dragStart", { item: itemLabel(indexOf(active.id)) });
    },
    onDragOver: ({ active, over }) =>
      over && !pick.isOwnPosition(active.id, over.id)
        ? adminText("form.dragOver", at(active.id, over.id))
        : undefined,
    onDragEnd: ({ active, over }) => (over ? adminText("form.dragEnd", at(active.id, over.id)) : undefined),
    onDragCancel: ({ active }) => adminText("form.dragCancel", { item: itemLabel(indexOf(active.id)) }),
  };
  const handleEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    settle(String(active.id));
    if (over && active.id !== over.id) moveTo(indexOf(active.id), indexOf(over.id));
  };
  return {
    dragged,
    context: {
      sensors,
      accessibility: {
        announcements,
        screenReaderInstructions: { draggable: adminText("form.dragHelp") },
      },
      onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) => setDragged(indexOf(active.id)),
      onDragEnd: handleEnd,
      onDragCancel: ({ active }: { active: { id: UniqueIdentifier } }) => {
        setDragged(null);
        settle(String(active.id));
      },
    },
  };
}

/** One-line inputs and texts that Enter leaves. Texts of several lines keep their line breaks. */
const leavable = "input:not([type=checkbox], [type=radio], [type=file]), textarea[rows='1']";

/** Focuses the next item on Enter and adds one after the last, in the innermost list. */
function goOnAtEnter(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || event.shiftKey || event.ctrlKey || event.metaKey) return;
  if (event.isComposing || !(target instanceof HTMLElement) || !target.matches(leavable)) return;
  event.preventDefault();
  event.stopPropagation();
  const next = target.closest("li")?.nextElementSibling?.querySelector<HTMLElement>("input, textarea");
  if (next) next.focus();
  else if (currentTarget instanceof HTMLElement)
    [...currentTarget.querySelectorAll<HTMLElement>("[data-add]")].at(-1)?.click();
}

interface ListEditorProps<T extends object> {
  name: string;
  addLabel: string;
  emptyText: string;
  itemLabel: (index: number) => string;
  newItem: (count: number) => T;
  children: RenderItem;
  variant?: ListVariant;
  limit?: number;
  folded?: boolean;
  isLocked?: (index: number) => boolean;
  onMoved?: (move: ListMove) => void;
  /** Renders another way to add up to `room` items, next to the button that adds one. */
  adding?: (insert: (items: object[]) => void, room: number) => ReactNode;
}

export function ListEditor<T extends object>({
  name,
  addLabel,
  emptyText,
  itemLabel,
  newItem,
  children,
  variant = "cards",
  limit = Number.POSITIVE_INFINITY,
  folded = false,
  isLocked = () => false,
  onMoved,
  adding,
}: ListEditorProps<T>) {
  const { root, keys, add, moveTo, removeAt, settle } = useList(name, itemLabel, onMoved);
  const { collapsed, toggle, toggleAll } = useCollapsed(name, keys, folded);
  const { dragged, context } = useListDrag({ keys, itemLabel, moveTo, settle });
  const fullId = useId();
  useEffect(() => {
    const list = root.current;
    list?.addEventListener("keydown", goOnAtEnter);
    return () => list?.removeEventListener("keydown", goOnAtEnter);
  }, [root]);
  const isFull = keys.length >= limit;
  const all = keys.length > 0 && keys.every((key) => collapsed.has(key));
  return (
    <div ref={root} className="grid grid-cols-1 gap-3">
      {keys.length === 0 && (
        <p className="rounded-xl bg-sand-100 px-4 py-3 text-ink-soft text-sm">{emptyText}</p>
      )}
      {variant === "cards" && keys.length > 1 && (
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
                variant={variant}
                collapsed={collapsed.has(key)}
                locked={isLocked(index)}
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
          className={button({ variant: "outline", size: "small", className: "aria-disabled:opacity-50" })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {addLabel}
        </button>
        {adding?.(add, limit - keys.length)}
        {isFull && (
          <p id={fullId} className={keys.length > limit ? "text-alert-600 text-sm" : "text-ink-soft text-sm"}>
            {adminText("form.itemsFull", { limit })}
          </p>
        )}
      </div>
    </div>
  );
}
