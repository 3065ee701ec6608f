import type { ReactNode } from "react";
import { isTemplateRender, type SlotName, slotPlaceholder } from "./page-render";
import { StaticElement, type StaticElementProps } from "./static-element";
import { StaticHtml } from "./static-html";
import { staticHtml } from "./static-html-renderer";

type SlotProps = Omit<StaticElementProps, "html"> & { name: SlotName; children: ReactNode };

/** Static HTML that follows from the query. A template renders a mark instead of `children`. */
export function Slot({ name, children, ...attributes }: SlotProps) {
  const inTemplate = isTemplateRender();
  if (staticHtml()?.isRendering) return inTemplate ? slotPlaceholder(name) : children;
  if (inTemplate) return <StaticElement html={slotPlaceholder(name)} {...attributes} />;
  return <StaticHtml {...attributes}>{children}</StaticHtml>;
}
