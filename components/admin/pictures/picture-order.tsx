"use client";

import { type KeyboardEvent, useState } from "react";
import { adminText } from "@/lib/i18n/admin-messages";

interface PictureOrderProps {
  /** From 0, as the pictures are counted in the API. */
  order: number;
  total: number;
  onMove: (to: number) => void;
}

/** The place of a picture as a number: taken when it is whole, so that 1 is not 12's beginning. */
export function PictureOrder({ order, total, onMove }: PictureOrderProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const to = typed === null || typed.trim() === "" ? Number.NaN : Math.trunc(Number(typed));
    setTyped(null);
    const place = Math.max(0, Math.min(total - 1, to));
    if (Number.isInteger(place) && place !== order) onMove(place);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    take();
  };
  return (
    <label className="flex items-center gap-2 text-ink-soft text-sm">
      {adminText("pictures.order")}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={total - 1}
        aria-label={adminText("pictures.orderOf", { number: order + 1 })}
        value={typed ?? String(order)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={take}
        onKeyDown={handleKey}
        className="h-9 w-15 rounded-lg border border-sand-500 bg-white px-2 text-center text-ink text-sm"
      />
    </label>
  );
}
