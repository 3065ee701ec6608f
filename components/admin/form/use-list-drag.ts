"use client";

import {
  type Announcements,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useState } from "react";
import { useFreshPick } from "@/components/admin/use-fresh-pick";
import { adminText } from "@/lib/i18n/admin-messages";

/** Pixels before a press becomes a drag, so that a click stays one. */
const startDistance = 5;

interface ListDrag {
  keys: string[];
  itemLabel: (index: number) => string;
  moveTo: (from: number, to: number) => void;
  /** Brings the item back into view, once all stand at full height again. */
  settle: (key: string) => void;
}

/** Dragging the items of a list, by pointer, touch and keyboard, with what a screen reader says meanwhile. */
export function useListDrag({ keys, itemLabel, moveTo, settle }: ListDrag) {
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
      over && !pick.isOwnPlace(active.id, over.id)
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
    /** The index of the item in the hand. */
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
