"use client";

import { type KeyboardEvent, type RefObject, useState } from "react";

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A toolbar is one stop of the Tab key; arrows, Home and End go from tool to tool within it. */
export function useRoving(toolbar: RefObject<HTMLElement | null>) {
  const [stop, setStop] = useState(0);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tools = [...(toolbar.current?.querySelectorAll<HTMLElement>("[data-tool]") ?? [])];
    const next = moves[event.key]?.(stop, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    tools[next]?.focus();
  };
  return { stop, setStop, handleKeyDown };
}
