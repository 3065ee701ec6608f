import type { ReactNode } from "react";
import { type Alike, type Plain, staticHtml } from "@/lib/pages/static-html";
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
  const drawn = staticHtml()?.drawEach({ each: Each, of });
  if (drawn !== undefined) return <StaticElement as={Element} html={drawn} {...attributes} />;
  return (
    <Element {...attributes}>
      {of.map((props) => (
        <Each key={JSON.stringify(props)} {...props} />
      ))}
    </Element>
  );
}
