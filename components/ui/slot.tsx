import type { ReactNode } from "react";
import { type SlotName, shellBeingRendered, slotMark } from "@/lib/pages/shell";
import { staticHtml } from "@/lib/pages/static-html";
import { StaticElement, type StaticElementProps } from "./static-element";
import { StaticHtml } from "./static-html";

type SlotProps = Omit<StaticElementProps, "html"> & { name: SlotName; children: ReactNode };

/**
 * Static HTML that follows from the page's query. In a shell its place is marked, and `children` are not drawn. Within another
 * static part it has no element of its own.
 */
export function Slot({ name, children, ...attributes }: SlotProps) {
  const inShell = shellBeingRendered() !== undefined;
  if (staticHtml()?.drawing) return inShell ? slotMark(name) : children;
  if (inShell) return <StaticElement html={slotMark(name)} {...attributes} />;
  return <StaticHtml {...attributes}>{children}</StaticHtml>;
}
