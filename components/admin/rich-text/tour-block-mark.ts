import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { linkedTourId } from "@/lib/blogs/tour-blocks";

/** Returns whether pages show the paragraph as the card of a tour: all its text is one link to a tour's page. */
function isTourBlock(node: Node): boolean {
  if (node.type.name !== "paragraph" || node.childCount === 0) return false;
  const links = new Set<string>();
  node.forEach(({ marks }) => {
    const link = marks.find(({ type }) => type.name === "link");
    links.add(link ? String(link.attrs.href) : "");
  });
  const [href = "", ...others] = links;
  return others.length === 0 && linkedTourId(href) !== null;
}

function markBlocks(document: Node): DecorationSet {
  const marks: Decoration[] = [];
  document.forEach((node, at) => {
    if (isTourBlock(node)) marks.push(Decoration.node(at, at + node.nodeSize, { class: "tour-block" }));
  });
  return DecorationSet.create(document, marks);
}

/** Shows in the editor which paragraphs become cards of tours. The text of the article stays as it is. */
export const TourBlockMark = Extension.create({
  name: "tourBlockMark",
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => markBlocks(doc) } })],
});
