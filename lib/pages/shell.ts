import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ReactNode } from "react";
import { sharedState } from "../shared-state";

/** What of a page follows from its query and its records; the rest is its shell. */
export const slotNames = ["search", "language", "languages", "content"] as const;

export type SlotName = (typeof slotNames)[number];

export type Slots = Record<SlotName, ReactNode>;

/** Where a shell is rendered: at the address of a page, by which it is found. */
export interface ShellAddress {
  url: string;
  /** Whether search engines are asked to leave its pages out, which its head says. */
  noindex: boolean;
}

/** The shell of the pages of one path, while it is rendered (docs/decisions/38). */
export interface Shell extends ShellAddress {
  /** What stands in its slots at a query; null where there is no such page. Said by the page that renders the shell. */
  fill: ((query: URLSearchParams) => Promise<Slots | null>) | null;
}

const shells = sharedState("shells", () => new AsyncLocalStorage<Shell>());

/** The shell that is being rendered; undefined in the render of a whole page. */
export function shellBeingRendered(): Shell | undefined {
  return shells.getStore();
}

/** What stands in the slots of the page that is rendered. Null in a shell, which keeps `fill` for its pages: nothing is read for it. */
export async function fillSlots(fill: () => Promise<Slots | null>): Promise<Slots | null> {
  const shell = shellBeingRendered();
  if (!shell) return fill();
  shell.fill = fill;
  return null;
}

/** Runs the render of a shell. */
export async function renderShell<T>(
  address: ShellAddress,
  render: (url: string) => Promise<T>,
): Promise<[T, Shell]> {
  const shell: Shell = { ...address, fill: null };
  return [await shells.run(shell, () => render(address.url)), shell];
}

/** The name of a slot's HTML in its document, and what stands in a shell where that HTML goes. */
export function slotMark(name: SlotName): string {
  return `__slot_${name}__`;
}

export function isSlotMark(text: string): boolean {
  return slotNames.some((name) => slotMark(name) === text);
}
