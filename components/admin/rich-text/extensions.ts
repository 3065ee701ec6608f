import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Placeholder } from "@tiptap/extensions";
import { StarterKit } from "@tiptap/starter-kit";
import { isArticleLink } from "./article-link";

const storedPictures = 'img[src^="/storage/"]';

/** Pictures of the store only. */
const StoredPicture = Image.extend({
  parseHTML: () => [{ tag: storedPictures }],
  addAttributes() {
    return {
      src: { default: null },
      alt: { default: "" },
      width: { default: null },
      height: { default: null },
    };
  },
});

/** Drawn as on the public page: as wide as its words. */
const PlainTable = Table.extend({ renderHTML: () => ["table", ["tbody", 0]] });

/** What an article may consist of: exactly what the server keeps (lib/blogs/html.ts). */
export function articleExtensions(placeholder: string) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: "https",
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: isArticleLink,
      },
    }),
    StoredPicture,
    PlainTable.configure({ View: null }),
    TableRow,
    TableHeader,
    TableCell,
    Placeholder.configure({ placeholder }),
  ];
}
