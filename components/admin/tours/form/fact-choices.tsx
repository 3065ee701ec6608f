"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Messages } from "@/lib/i18n/messages";

interface Choices {
  /** What codes are called. */
  words: Messages["facts"];
  places: { code: string; name: string }[];
}

const FactChoicesContext = createContext<Choices | null>(null);

/** Gives the form's facts the words of their codes, and the places that there are. */
export function FactChoices({ children, ...choices }: Choices & { children: ReactNode }) {
  return <FactChoicesContext value={choices}>{children}</FactChoicesContext>;
}

export function useFactChoices(): Choices {
  const choices = useContext(FactChoicesContext);
  if (!choices) throw new Error("The facts of a tour stand outside of FactChoices.");
  return choices;
}
