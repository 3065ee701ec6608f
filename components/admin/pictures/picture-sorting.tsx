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
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { adminText } from "@/lib/i18n/admin-messages";

interface PictureSortingProps {
  /** In the order in which they stand. */
  ids: string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Pixels that the mouse moves, milliseconds that a finger rests, before it is a drag. */
const sensors = { mouse: { distance: 6 }, touch: { delay: 220, tolerance: 8 } };

/** Set while the place of the picked one itself, which the library tells at once, would drown that it was picked. */
type Fresh = RefObject<boolean>;

function announcements(ids: string[], fresh: Fresh): Announcements {
  const total = ids.length;
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => {
      fresh.current = true;
      return adminText("pictures.picked", { number: placeOf(active.id), place: placeOf(active.id), total });
    },
    onDragOver: ({ active, over }) => {
      const isOwnPlace = fresh.current && over?.id === active.id;
      fresh.current = false;
      return over && !isOwnPlace ? adminText("pictures.over", { place: placeOf(over.id), total }) : undefined;
    },
    onDragEnd: ({ active, over }) =>
      adminText("pictures.dropped", { place: placeOf((over ?? active).id), total }),
    onDragCancel: ({ active }) => adminText("pictures.cancelled", { place: placeOf(active.id) }),
  };
}

/** Lets pictures be dragged by mouse, finger and keyboard. */
export function PictureSorting({ ids, onMove, children }: PictureSortingProps) {
  const id = useId();
  const fresh = useRef(false);
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
        announcements: announcements(ids, fresh),
        screenReaderInstructions: { draggable: adminText("pictures.instructions") },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
