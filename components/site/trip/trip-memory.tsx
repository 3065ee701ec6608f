"use client";

import { useEffect } from "react";
import { readTripText } from "@/lib/browser/web-storage";
import { whenShown } from "@/lib/browser/when-shown";
import { tripFoldMark, tripOpenMark } from "./trip-marks";

/** The address of a list says something of a visitor's day, guests or place. */
const named = /[?&](?:date|adults|children|stay)=./;

/**
 * Loads the code of a visitor's own day where a day is known, or when its form is touched. Until then, and without a script, the
 * form is a plain form.
 */
export function TripMemory({ language }: { language: string }) {
  useEffect(() => {
    const load = () => import("./use-trip").then(({ startTrip }) => startTrip(language));
    const prepare = () => void load().catch(() => undefined);
    const fold = tripFoldMark.find();
    const handleClick = (event: Event) => {
      if (!(event.target instanceof Node && tripOpenMark.find()?.contains(event.target))) return;
      event.preventDefault();
      load().then(
        ({ open }) => open(),
        () => fold?.toggleAttribute("open"),
      );
    };
    fold?.addEventListener("click", handleClick);
    for (const event of ["pointerenter", "focusin"]) fold?.addEventListener(event, prepare, { once: true });
    const end = whenShown(() => {
      if (readTripText() || named.test(window.location.search)) prepare();
      return undefined;
    });
    return () => {
      end();
      fold?.removeEventListener("click", handleClick);
    };
  }, [language]);
  return null;
}
