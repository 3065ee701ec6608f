import type { Editor } from "@tiptap/core";

/** The link at the cursor, or what a new one there would begin with. */
export interface LinkState {
  href: string;
  /** Asked for only where no words are chosen. */
  text: string;
  hasWords: boolean;
  exists: boolean;
}

export function readLink(editor: Editor): LinkState {
  const exists = editor.isActive("link");
  const { empty } = editor.state.selection;
  const href = String(editor.getAttributes("link").href ?? "");
  return { href: exists ? href : "", text: "", hasWords: !empty || exists, exists };
}

/** Makes the chosen words, the link at the cursor, or new words lead to `href`. */
export function applyLink(editor: Editor, { hasWords }: LinkState, href: string, text: string): void {
  const chain = editor.chain().focus();
  if (hasWords) chain.extendMarkRange("link").setLink({ href }).run();
  else {
    const words = { type: "text", text, marks: [{ type: "link", attrs: { href } }] };
    chain.insertContent([words, { type: "text", text: " " }]).run();
  }
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange("link").unsetLink().run();
}
