"use client";

import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { restrictToVerticalAxis } from "@dnd-kit/modifiers";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, type RefObject, useId } from "react";
import { type FreshPick, useFreshPick } from "@/components/admin/use-fresh-pick";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { StaffTourRow } from "@/lib/tours/staff-list/staff-tours";

interface ListSortingProps {
  tours: StaffTourRow[];
  area: RefObject<HTMLElement | null>;
  onHold: (id: number | null) => void;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** The distance from the list, in pixels, within which a drop still counts. */
const stray = 48;

function within(area: RefObject<HTMLElement | null>): CollisionDetection {
  return (drag) => {
    const pointer = drag.pointerCoordinates;
    const box = area.current?.getBoundingClientRect();
    const isBeside =
      pointer &&
      box &&
      (pointer.x < box.left - stray ||
        pointer.x > box.right + stray ||
        pointer.y < box.top - stray ||
        pointer.y > box.bottom + stray);
    return isBeside ? [] : closestCenter(drag);
  };
}

function announcements(tours: StaffTourRow[], pick: FreshPick) {
  const words = (id: string | number, at: string | number = id) => {
    const tour = tours.find((each) => each.id === id);
    const position = tours.findIndex((each) => each.id === at) + 1;
    return { name: tour ? staffText(tour.name) : "", position, total: tours.length };
  };
  type Dragged = Pick<DragEndEvent, "active" | "over">;
  return {
    onDragStart: ({ active }: Pick<Dragged, "active">) => {
      pick.begin();
      return adminText("tourList.picked", words(active.id));
    },
    onDragOver: ({ active, over }: Dragged) =>
      over && !pick.isOwnPosition(active.id, over.id)
        ? adminText("tourList.over", words(active.id, over.id))
        : undefined,
    onDragEnd: ({ active, over }: Dragged) =>
      over
        ? adminText("tourList.dropped", words(active.id, over.id))
        : adminText("tourList.cancelled", words(active.id)),
    onDragCancel: ({ active }: Pick<Dragged, "active">) => adminText("tourList.cancelled", words(active.id)),
  };
}

/** Adds drag and drop by mouse, touch and keyboard. A tour that is dropped outside the list does not move. */
export function ListSorting({ tours, area, onHold, onMove, children }: ListSortingProps) {
  const id = useId();
  const pick = useFreshPick();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const handleEnd = ({ active, over }: DragEndEvent) => {
    onHold(null);
    if (!over || over.id === active.id) return;
    const indexOf = (wanted: string | number) => tours.findIndex((tour) => tour.id === wanted);
    onMove(indexOf(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={within(area)}
      modifiers={[restrictToVerticalAxis]}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      onDragStart={({ active }) => onHold(Number(active.id))}
      onDragCancel={() => onHold(null)}
      onDragEnd={handleEnd}
      accessibility={{
        announcements: announcements(tours, pick),
        screenReaderInstructions: { draggable: adminText("tourList.instructions") },
      }}
    >
      <SortableContext items={tours} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
