"use client";

import { type KeyboardEvent, type ReactNode, useId } from "react";
import { ListEditor } from "@/components/admin/form/list-editor";
import { adminText } from "@/lib/i18n/admin-messages";
import { listWords } from "./list-words";

interface DayListProps {
  /** The path of the day. */
  day: string;
  list: "activities" | "meals";
  newItem: () => object;
  fieldsOf: (name: string) => ReactNode;
}

function isField(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Enter leads to the next item, and adds one after the last, so that a day is typed without the mouse. */
function goOnAtEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !isField(target)) return;
  event.preventDefault();
  const next = target.closest("li")?.nextElementSibling?.querySelector<HTMLElement>("input, textarea");
  if (next) next.focus();
  else currentTarget.querySelector<HTMLElement>("[data-add]")?.click();
}

/** The activities of a day, or its meals. */
export function DayList({ day, list, newItem, fieldsOf }: DayListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} onKeyDown={goOnAtEnter} className="grid gap-3">
      <h3 id={titleId} className="font-semibold text-base">
        {adminText(`tourForm.${list}`)}
      </h3>
      <ListEditor look="rows" name={`${day}.${list}`} newItem={newItem} {...listWords(list)}>
        {fieldsOf}
      </ListEditor>
    </section>
  );
}
