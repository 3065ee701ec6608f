"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { notifyInfo } from "@/components/admin/toasts";
import { plainCopy } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { useRecordForm } from "./record-form-context";

type Target = { key: string; what: "first" | "drag" | "up" | "down" | "remove" } | "add" | null;

/** An item moved from one position to another. A null position means that it was removed or restored. */
export interface ListMove {
  from: number | null;
  to: number | null;
}

/** Returns the actions on a list of a form. Each sets the focus that follows. */
export function useList(
  name: string,
  itemLabel: (index: number) => string,
  onMoved?: (move: ListMove) => void,
) {
  const { form, announce } = useRecordForm();
  const { fields, append, insert, remove, move } = useFieldArray({
    control: form.control,
    name,
    keyName: "key",
  });
  const keys = useMemo(() => fields.map(({ key }) => key), [fields]);
  const root = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<Target>(null);
  const alive = useRef(false);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  useEffect(() => {
    if (!target || !root.current) return;
    focusTarget(root.current, target);
    setTarget(null);
  }, [target]);

  return {
    root,
    keys,
    settle: (key: string) => setTarget({ key, what: "drag" }),
    add: (item: object | object[]) => {
      append(item, { shouldFocus: false });
      setTarget({ key: "last", what: "first" });
    },
    moveTo: (from: number, to: number, focus?: "up" | "down") => {
      if (to < 0 || to >= keys.length || from === to) return;
      const item = itemLabel(from);
      move(from, to);
      onMoved?.({ from, to });
      announce(adminText("form.itemMoved", { item, position: to + 1, count: keys.length }));
      const key = keys[from];
      if (focus && key) setTarget({ key, what: focus });
    },
    removeAt: (index: number) => {
      const item = itemLabel(index);
      const value: object = plainCopy(form.getValues(`${name}.${index}`));
      const neighbour = keys[index + 1] ?? keys[index - 1];
      remove(index);
      onMoved?.({ from: index, to: null });
      setTarget(neighbour ? { key: neighbour, what: "remove" } : "add");
      const undo = () => {
        if (!alive.current) return;
        const to = Math.min(index, form.getValues(name)?.length ?? 0);
        insert(to, value, { shouldFocus: false });
        onMoved?.({ from: null, to });
      };
      notifyInfo(adminText("form.itemRemoved", { item }), {
        label: adminText("form.itemUndo"),
        onClick: undo,
      });
    },
  };
}

function focusTarget(root: HTMLElement, target: Exclude<Target, null>): void {
  if (target === "add") {
    root.querySelector<HTMLElement>(":scope > [data-add]")?.focus();
    return;
  }
  const items = root.querySelectorAll<HTMLElement>(":scope > ol > li");
  const { key, what } = target;
  const item =
    key === "last" ? items[items.length - 1] : [...items].find(({ dataset }) => dataset.key === key);
  const selector = what === "first" ? "input, textarea, select" : `[data-action="${what}"]`;
  const found = [...(item?.querySelectorAll<HTMLElement>(selector) ?? [])].find((each) =>
    each.checkVisibility(),
  );
  found?.focus({ preventScroll: what === "drag" });
  if (what === "drag") found?.scrollIntoView({ block: "nearest" });
  if (what === "first") item?.scrollIntoView({ block: "nearest", behavior: "smooth" });
}
