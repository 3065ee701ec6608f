import type { ReactNode } from "react";
import { StaticElement, type StaticElementProps } from "./static-element";
import { type ElementList, type Plain, staticHtml } from "./static-html-renderer";

type StaticHtmlProps = Omit<StaticElementProps, "html"> & { children: ReactNode };

/**
 * An element whose content never changes in the browser. The content is sent as HTML alone, and neither as data nor as script
 * (docs/decisions/25). It may hold only server components without state: no client component, no `async` component, no hook. An
 * element within another such element is a plain element.
 */
export function StaticHtml({ as: Element = "div", children, ...attributes }: StaticHtmlProps) {
  const renderer = staticHtml();
  if (!renderer || renderer.isRendering) return <Element {...attributes}>{children}</Element>;
  return <StaticElement as={Element} html={renderer.render(children)} {...attributes} />;
}

type StaticListProps<Props extends object> = Omit<StaticElementProps, "html"> &
  ElementList<Props> & { of: readonly Plain<Props>[] };

/**
 * Renders each element of one component once for equal properties, also on other pages. The component must read nothing but its
 * properties, neither the time nor a value of one visitor.
 */
export function StaticList<Props extends object>({
  as: Element = "div",
  each: Each,
  of,
  ...attributes
}: StaticListProps<Props>) {
  const renderer = staticHtml();
  const elements = { each: Each, of };
  if (renderer?.isRendering)
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html: renderer.htmlOfEach(elements) }} />;
  if (renderer) return <StaticElement as={Element} html={renderer.renderEach(elements)} {...attributes} />;
  return (
    <Element {...attributes}>
      {of.map((props) => (
        <Each key={JSON.stringify(props)} {...props} />
      ))}
    </Element>
  );
}
