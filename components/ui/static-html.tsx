import type { ReactNode } from "react";
import { staticHtml } from "@/lib/pages/static-html";
import { StaticElement, type StaticElementProps } from "./static-element";

type StaticHtmlProps = Omit<StaticElementProps, "html"> & { children: ReactNode };

/**
 * An element whose content never changes in the browser: it is sent as HTML alone, and neither as data nor as script
 * (docs/decisions/25). Its content is of server components, without client components, `async` and hooks.
 */
export function StaticHtml({ as: Element = "div", children, ...attributes }: StaticHtmlProps) {
  const drawn = staticHtml()?.draw(children);
  if (drawn === undefined) return <Element {...attributes}>{children}</Element>;
  return <StaticElement as={Element} html={drawn} {...attributes} />;
}
