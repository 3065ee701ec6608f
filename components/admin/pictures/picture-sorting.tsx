"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { type ReactNode, useId } from "react";
import { type FreshPick, useFreshPick } from "@/components/admin/use-fresh-pick";
import { adminText } from "@/lib/i18n/admin-messages";

interface PictureSortingProps {
  /** In the order in which they stand. */
  ids: string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Pixels that the mouse moves, milliseconds that a finger rests, before it is a drag. */
const sensors = { mouse: { distance: 6 }, touch: { delay: 220, tolerance: 8 } };

function announcements(ids: string[], pick: FreshPick): Announcements {
  const total = ids.length;
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => {
      pick.begin();
      return adminText("pictures.picked", { number: placeOf(active.id), place: placeOf(active.id), total });
    },
    onDragOver: ({ active, over }) =>
      over && !pick.isOwnPlace(active.id, over.id)
        ? adminText("pictures.over", { place: placeOf(over.id), total })
        : undefined,
    onDragEnd: ({ active, over }) =>
      adminText("pictures.dropped", { place: placeOf((over ?? active).id), total }),
    onDragCancel: ({ active }) => adminText("pictures.cancelled", { place: placeOf(active.id) }),
  };
}

/** Lets pictures be dragged by mouse, finger and keyboard. */
export function PictureSorting({ ids, onMove, children }: PictureSortingProps) {
  const id = useId();
  const pick = useFreshPick();
  const active = useSensors(
    useSensor(MouseSensor, { activationConstraint: sensors.mouse }),
    useSensor(TouchSensor, { activationConstraint: sensors.touch }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const handleEnd = ({ active: moved, over }: DragEndEvent) => {
    if (over && over.id !== moved.id) onMove(ids.indexOf(String(moved.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      id={id}
      sensors={active}
      collisionDetection={closestCenter}
      onDragEnd={handleEnd}
      accessibility={{
        announcements: announcements(ids, pick),
        screenReaderInstructions: { draggable: adminText("pictures.instructions") },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
