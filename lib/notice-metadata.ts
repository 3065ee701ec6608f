import type { Metadata } from "next";
import { site } from "./site";

/** The head of a page that says that there is none: for no search engine. */
export function noticeMetadata(title: string): Metadata {
  return { title: { absolute: `${title} | ${site.name}` }, robots: { index: false, follow: true } };
}
