"use client";

import { useCallback, useEffect, useState } from "react";
import { useRecordForm } from "./record-form-context";

/** Which items of a list are folded, at first all (`folded`) or none; one with a field that must be seen opens. */
export function useCollapsed(name: string, keys: string[], folded: boolean) {
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
