"use client";

import type { UniqueIdentifier } from "@dnd-kit/core";
import { useMemo, useRef } from "react";

export interface FreshPick {
  /** Something was picked up. */
  begin: () => void;
  /** Whether the place that is told is the picked one's own, told at once after the pick. */
  isOwnPlace: (picked: UniqueIdentifier, over: UniqueIdentifier) => boolean;
}

/** The library tells the picked one's own place at once, which would drown that it was picked. */
export function useFreshPick(): FreshPick {
  const fresh = useRef(false);
  return useMemo(
    () => ({
      begin: () => {
        fresh.current = true;
      },
      isOwnPlace: (picked, over) => {
        const isOwn = fresh.current && picked === over;
        fresh.current = false;
        return isOwn;
      },
    }),
    [],
  );
}
