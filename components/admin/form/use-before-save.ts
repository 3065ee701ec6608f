"use client";

import { useEffect, useRef } from "react";
import { useRecordForm } from "./record-form-context";

/** Has `task` awaited before the form is saved, such as uploads under way. One that fails stops the save and gives its message. */
export function useBeforeSave(task: () => Promise<unknown>): void {
  const { tasks } = useRecordForm();
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  });
  useEffect(() => tasks.add(() => latest.current()), [tasks]);
}
