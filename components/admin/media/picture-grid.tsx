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
import { type ReactNode, useId, useRef } from "react";
import { type FreshPick, useFreshPick } from "@/components/admin/use-fresh-pick";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { PictureCard } from "./picture-card";
import type { PictureTexts } from "./picture-texts";
import { pictureKeys, type usePictureList } from "./use-picture-list";

interface PictureSortingProps {
  ids: string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

const sensors = { mouse: { distance: 6 }, touch: { delay: 220, tolerance: 8 } };

function announcements(ids: string[], pick: FreshPick): Announcements {
  const total = ids.length;
  const positionOf = (id: string | number) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => {
      pick.begin();
      return adminText("pictures.picked", {
        number: positionOf(active.id),
        position: positionOf(active.id),
        total,
      });
    },
    onDragOver: ({ active, over }) =>
      over && !pick.isOwnPosition(active.id, over.id)
        ? adminText("pictures.over", { position: positionOf(over.id), total })
        : undefined,
    onDragEnd: ({ active, over }) =>
      adminText("pictures.dropped", { position: positionOf((over ?? active).id), total }),
    onDragCancel: ({ active }) => adminText("pictures.cancelled", { position: positionOf(active.id) }),
  };
}

function PictureSorting({ ids, onMove, children }: PictureSortingProps) {
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

interface PictureGridProps {
  name: string;
  texts: PictureTexts;
  list: ReturnType<typeof usePictureList>;
}

export function PictureGrid({ name, texts, list }: PictureGridProps) {
  const { pictures, move, setAlt, remove } = list;
  const root = useRef<HTMLUListElement>(null);
  const ids = pictureKeys(pictures);
  const focusIn = (index: number, selector: string) =>
    requestAnimationFrame(() => {
      root.current?.querySelector<HTMLElement>(`[data-picture="${index}"] ${selector}`)?.focus();
    });
  return (
    <PictureSorting ids={ids} onMove={move}>
      <ul
        ref={root}
        aria-label={texts.list}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] items-start gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))]"
      >
        {pictures.map((picture, index) => (
          <PictureCard
            key={ids[index]}
            field={`${name}.${index}.path`}
            id={ids[index] ?? ""}
            picture={picture}
            texts={texts}
            index={index}
            total={pictures.length}
            onMove={(to) => {
              move(index, to);
              focusIn(to, "input");
            }}
            onDescribe={(alt) => setAlt(index, alt)}
            onRemove={() => {
              remove(index);
              focusIn(Math.min(index, pictures.length - 2), "[data-remove]");
            }}
          />
        ))}
      </ul>
    </PictureSorting>
  );
}
