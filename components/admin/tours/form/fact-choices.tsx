"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Messages } from "@/lib/i18n/messages";

interface Choices {
  words: Messages["facts"];
  places: { code: string; name: string }[];
}

const FactChoicesContext = createContext<Choices | null>(null);

/** Provides the names of codes and the list of places to the form's facts. */
export function FactChoices({ children, ...choices }: Choices & { children: ReactNode }) {
  return <FactChoicesContext value={choices}>{children}</FactChoicesContext>;
}

export function useFactChoices(): Choices {
  const choices = useContext(FactChoicesContext);
  if (!choices) throw new Error("The facts of a tour stand outside of FactChoices.");
  return choices;
}
