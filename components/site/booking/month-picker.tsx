"use client";

import dynamic from "next/dynamic";
import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { MonthGridProps } from "./month-grid";

const MonthGrid = dynamic(
  () =>
    import("./month-grid").then(
      ({ MonthGrid }) => MonthGrid,
      () => GridUnavailable,
    ),
  { ssr: false, loading: () => <p className="min-h-80" aria-busy="true" /> },
);

/** The grid's code could not be loaded. The date can still be typed. */
function GridUnavailable({ words }: Pick<MonthGridProps, "words">) {
  return <p className="text-sm">{words.gridFailed}</p>;
}

/** Adds a grid to the native date input, which cannot disable weekdays and closed days. */
export function MonthPicker({ date, language, words, rules, onTake }: MonthGridProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("keydown", handleKey);
    document.addEventListener("pointerdown", handlePointer);
    return () => {
      document.removeEventListener("keydown", handleKey);
      document.removeEventListener("pointerdown", handlePointer);
    };
  }, [isOpen]);
  const handlePick = (day: string) => {
    setOpen(false);
    onTake(day);
  };
  return (
    <div ref={box} className="w-full">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-2 text-left font-medium text-[0.9375rem] text-sea-700 hover:underline"
      >
        <Icon name="calendar-days" className="size-5 shrink-0" />
        {words.openGrid}
      </button>
      {isOpen && (
        <div
          id={id}
          role="dialog"
          aria-label={words.openGrid}
          className="mt-1 w-full max-w-96 rounded-card border border-line bg-white p-3 shadow-card"
        >
          <MonthGrid date={date} language={language} words={words} rules={rules} onTake={handlePick} />
        </div>
      )}
    </div>
  );
}
