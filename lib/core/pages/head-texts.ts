import type { Metadata } from "next";
import { isLanguage, type Language } from "../i18n/languages";

export interface HeadTexts {
  title: string;
  description: string;
  url: string;
  image: string;
  languages: Language[];
}

function textIn(title: Metadata["title"]): string {
  if (typeof title === "string") return title;
  return title && "absolute" in title ? (title.absolute ?? "") : "";
}

export function headTexts({ title, description, alternates, twitter }: Metadata): HeadTexts {
  const [image] = [twitter?.images ?? []].flat();
  const address = image && typeof image === "object" && "url" in image ? String(image.url) : "";
  return {
    title: textIn(title),
    description: description ?? "",
    url: String(alternates?.canonical ?? ""),
    image: address && new URL(address).pathname,
    languages: Object.keys(alternates?.languages ?? {}).filter(isLanguage),
  };
}

/** What would make a page easier to find, in one language; each has its words in the back office. */
export const seoIssues = [
  "scheduled",
  "translation",
  "seoTitle",
  "seoDescription",
  "picture",
  "price",
  "currency",
] as const;

export type SeoIssue = (typeof seoIssues)[number];
