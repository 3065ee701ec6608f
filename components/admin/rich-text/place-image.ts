import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import type { UploadedImage } from "@/lib/storage/requests";
import { storageUrl } from "@/lib/storage/sources";

/**
 * Sends a picture and puts it where the cursor was, however the text has changed meanwhile. `send` is
 * what uploads it.
 */
export async function placeImage(
  editor: Editor,
  position: number,
  send: () => Promise<UploadedImage>,
): Promise<void> {
  let place = position;
  const follow = ({ transaction }: { transaction: Transaction }) => {
    place = transaction.mapping.map(place);
  };
  editor.on("transaction", follow);
  try {
    const { path, width, height } = await send();
    if (editor.isDestroyed) return;
    const attrs = { src: storageUrl(path), alt: "", width, height };
    editor.commands.insertContentAt(place, { type: "image", attrs });
  } finally {
    editor.off("transaction", follow);
  }
}
