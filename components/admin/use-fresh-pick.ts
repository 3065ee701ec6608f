"use client";

import type { UniqueIdentifier } from "@dnd-kit/core";
import { useMemo, useRef } from "react";

export interface FreshPick {
  begin: () => void;
  /** Whether this announces the item's own position right after the pick-up. */
  isOwnPosition: (picked: UniqueIdentifier, over: UniqueIdentifier) => boolean;
}

/** dnd-kit announces the item's own position right after the pick-up, which would interrupt the announcement. */
export function useFreshPick(): FreshPick {
  const fresh = useRef(false);
  return useMemo(
    () => ({
      begin: () => {
        fresh.current = true;
      },
      isOwnPosition: (picked, over) => {
        const isOwn = fresh.current && picked === over;
        fresh.current = false;
        return isOwn;
      },
    }),
    [],
  );
}
