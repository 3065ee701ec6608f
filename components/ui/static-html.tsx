import type { ReactNode } from "react";
import { type Alike, type Plain, staticHtml } from "@/lib/pages/static-html";
import { StaticElement, type StaticElementProps } from "./static-element";

type StaticHtmlProps = Omit<StaticElementProps, "html"> & { children: ReactNode };

/**
 * An element whose content never changes in the browser. It is sent only as HTML (docs/decisions/25). The
 * content must not contain client components, `async` components or hooks.
 */
export function StaticHtml({ as: Element = "div", children, ...attributes }: StaticHtmlProps) {
  const drawer = staticHtml();
  if (!drawer || drawer.drawing) return <Element {...attributes}>{children}</Element>;
  return <StaticElement as={Element} html={drawer.draw(children)} {...attributes} />;
}

type StaticListProps<Props extends object> = Omit<StaticElementProps, "html"> &
  Alike<Props> & { of: readonly Plain<Props>[] };

/**
 * Renders elements of one component once for equal properties, on whatever page, so the component must not
 * depend on the time or on a visitor.
 */
export function StaticList<Props extends object>({
  as: Element = "div",
  each: Each,
  of,
  ...attributes
}: StaticListProps<Props>) {
  const drawer = staticHtml();
  const elements = { each: Each, of };
  if (drawer?.drawing)
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html: drawer.htmlOfEach(elements) }} />;
  if (drawer) return <StaticElement as={Element} html={drawer.drawEach(elements)} {...attributes} />;
  return (
    <Element {...attributes}>
      {of.map((props) => (
        <Each key={JSON.stringify(props)} {...props} />
      ))}
    </Element>
  );
}
