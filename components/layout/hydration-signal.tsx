"use client";

import { useEffect } from "react";
import { hydrated } from "@/lib/hydrated";

/** Says that the page's controls work: to the door's starter, which kept a tap that came before. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydrated));
  }, []);
  return null;
}
