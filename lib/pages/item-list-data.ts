import type { ItemList, WithContext } from "schema-dts";
import { absoluteUrl } from "./absolute-url";

/** The addresses of a list's page with their positions in the whole list, from `first` on. */
export function itemListData(paths: readonly string[], first = 1): WithContext<Exclude<ItemList, string>> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem",
      position: first + index,
      url: absoluteUrl(path),
    })),
  };
}
