import type { parseDocument } from "htmlparser2";

export type SvgNode = ReturnType<typeof parseDocument>["children"][number];

export type SvgElement = Extract<SvgNode, { attribs: object }>;

export function isElement(node: SvgNode): node is SvgElement {
  return "attribs" in node;
}

export function textOf(node: SvgNode): string | null {
  return node.type === "text" ? node.data : null;
}
