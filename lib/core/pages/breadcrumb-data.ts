import type { BreadcrumbList } from "schema-dts";
import { absoluteUrl } from "./absolute-url";

/** A `BreadcrumbList` of the way to a page, the page itself last. */
export function breadcrumbData(steps: { name: string; path: string }[]): Exclude<BreadcrumbList, string> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
