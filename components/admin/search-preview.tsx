import { addressTrail } from "./seo/address-trail";
import { CutHints } from "./seo/cut-hints";
import { LinkCard } from "./seo/link-card";
import { previewWords } from "./seo/preview-words";
import { SearchResult } from "./seo/search-result";

interface SearchPreviewProps {
  title: string;
  description: string;
  /** The page's whole address. */
  url: string;
  siteName: string;
  /** What a chat shows above the words: a path of this site. */
  image?: string;
}

/** How a page will look in search results, on a desktop and on a phone, and as a link in a chat. */
export function SearchPreview({ title, description, url, siteName, image }: SearchPreviewProps) {
  const words = previewWords();
  const page = {
    title: title.trim() || words.noTitle,
    description: description.trim(),
    url,
    siteName,
  };
  return (
    <section aria-label={`${words.label}: ${addressTrail(url)}`} className="@container grid gap-3">
      <CutHints title={title} description={description} />
      <SearchResult {...page} width="desktop" noDescription={words.noDescription} />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <SearchResult {...page} width="phone" noDescription={words.noDescription} />
        <LinkCard {...page} image={image} />
      </div>
    </section>
  );
}
