"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import type { FactWords } from "@/lib/tours/facts/groups";
import type { PlaceChoice } from "@/lib/tours/places/fields";

interface Choices {
  /** The names of all codes, with those of the operator's pick-up areas in their order. */
  words: FactWords;
  places: PlaceChoice[];
  areas: string[];
}

interface FactChoices extends Choices {
  addPlace: (place: PlaceChoice) => void;
}

const FactChoicesContext = createContext<FactChoices | null>(null);

/** Provides the names of codes and the list of places to the form's facts. A place that is made in the form joins the list. */
export function FactChoices({ children, words, places, areas }: Choices & { children: ReactNode }) {
  const [made, setMade] = useState<PlaceChoice[]>([]);
  const known = new Set(places.map(({ code }) => code));
  const all = [...places, ...made.filter(({ code }) => !known.has(code))];
  const addPlace = (place: PlaceChoice) => setMade((before) => [...before, place]);
  return <FactChoicesContext value={{ words, places: all, areas, addPlace }}>{children}</FactChoicesContext>;
}

export function useFactChoices(): FactChoices {
  const choices = useContext(FactChoicesContext);
  if (!choices) throw new Error("The facts of a tour stand outside of FactChoices.");
  return choices;
}
