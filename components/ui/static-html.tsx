import type { ReactNode } from "react";
import { type Alike, type Plain, staticHtml } from "@/lib/pages/static-html";
import { StaticElement, type StaticElementProps } from "./static-element";

type StaticHtmlProps = Omit<StaticElementProps, "html"> & { children: ReactNode };

/**
 * An element whose content never changes in the browser: it is sent as HTML alone, and neither as data nor as script
 * (docs/decisions/25). Its content is of server components, without client components, `async` and hooks. Within another such part
 * it is an element as any other.
 */
export function StaticHtml({ as: Element = "div", children, ...attributes }: StaticHtmlProps) {
  const drawer = staticHtml();
  if (!drawer || drawer.drawing) return <Element {...attributes}>{children}</Element>;
  return <StaticElement as={Element} html={drawer.draw(children)} {...attributes} />;
}

type StaticListProps<Props extends object> = Omit<StaticElementProps, "html"> &
  Alike<Props> & { of: readonly Plain<Props>[] };

/**
 * The same with elements of one component, such as the cards of a list. Each is drawn once for the same properties, by whatever page:
 * the component asks for nothing else, neither the time nor what was made for one visitor.
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
