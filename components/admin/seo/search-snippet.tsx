"use client";

import { Scissors } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { useSiteName } from "../operator-settings";

/** Formats an address as search results do: `https://example.com › ru › tours`. */
export function addressTrail(url: string): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  return [origin, ...pathname.split("/").filter(Boolean)].join(" › ");
}

/** Approximate lengths that search engines show. */
const shownLengths = { title: 60, description: 160 } as const;

function snippetWords() {
  return {
    label: adminText("seo.preview.label"),
    noTitle: adminText("seo.preview.noTitle"),
    noDescription: adminText("seo.preview.noDescription"),
    longTitle: adminText("seo.preview.longTitle", { limit: shownLengths.title }),
    longDescription: adminText("seo.preview.longDescription", { limit: shownLengths.description }),
  };
}

interface CutHintsProps {
  title: string;
  description: string;
}

/** Warns of texts that search engines will cut, which are still allowed. */
function CutHints({ title, description }: CutHintsProps) {
  const words = snippetWords();
  const hints = [
    title.trim().length > shownLengths.title ? words.longTitle : "",
    description.trim().length > shownLengths.description ? words.longDescription : "",
  ].filter(Boolean);
  return (
    <div role="status" className="grid gap-1">
      {hints.map((hint) => (
        <p key={hint} className="flex gap-2 text-coral-700 text-sm">
          <Scissors aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {hint}
        </p>
      ))}
    </div>
  );
}

interface SnippetFigureProps {
  caption: string;
  className?: string;
  children: ReactNode;
}

function SnippetFigure({ caption, className, children }: SnippetFigureProps) {
  return (
    <figure className={classNames("grid min-w-0 content-start gap-1.5", className)}>
      <figcaption className="font-medium text-ink-soft text-xs">{caption}</figcaption>
      {children}
    </figure>
  );
}

const widths = {
  desktop: {
    caption: adminText("seo.preview.desktop"),
    box: "w-full max-w-158",
    inner: "w-150",
    title: "truncate text-xl/6",
    description: "line-clamp-2",
  },
  phone: {
    caption: adminText("seo.preview.phone"),
    box: "w-full max-w-98",
    inner: "max-w-90",
    title: "line-clamp-2 text-lg/6",
    description: "line-clamp-3",
  },
} as const;

interface SearchResultProps {
  title: string;
  description: string;
  url: string;
  siteName: string;
  width: keyof typeof widths;
  noDescription: string;
}

/** Imitates the type and width of a search result, so that texts are cut where search engines cut them. */
function SearchResult({ title, description, url, siteName, width, noDescription }: SearchResultProps) {
  const styles = widths[width];
  return (
    <SnippetFigure caption={styles.caption} className={styles.box}>
      <div
        // The desktop width scrolls on a phone, so that the text is cut where it will be.
        tabIndex={width === "desktop" ? 0 : undefined}
        className={classNames(
          "rounded-xl border border-line bg-white p-4",
          width === "desktop" && "overflow-x-auto",
        )}
        style={{ fontFamily: "Arial, sans-serif" }}
      >
        <div className={classNames("grid grid-cols-1 gap-1", styles.inner)}>
          <div className="flex items-center gap-3">
            <picture className="contents">
              <img
                src="/favicon.svg"
                alt=""
                width={28}
                height={28}
                className="size-7 rounded-full border border-line"
              />
            </picture>
            <div className="min-w-0 leading-tight">
              <p className="text-sm">{siteName}</p>
              <p className="truncate text-ink-soft text-xs">{addressTrail(url)}</p>
            </div>
          </div>
          <p className={classNames("text-sea-700", styles.title)}>{title}</p>
          <p
            className={classNames("text-ink-soft text-sm/5.5", styles.description, !description && "italic")}
          >
            {description || noDescription}
          </p>
        </div>
      </div>
    </SnippetFigure>
  );
}

interface LinkCardProps {
  title: string;
  description: string;
  url: string;
  image?: string;
}

/** Imitates the card of a shared link in a chat (Open Graph). */
function LinkCard({ title, description, url, image }: LinkCardProps) {
  return (
    <SnippetFigure caption={adminText("seo.preview.chat")} className="w-full max-w-80">
      <div className="overflow-hidden rounded-xl border border-line bg-sea-50">
        {image && (
          <picture className="contents">
            <img
              src={image}
              alt=""
              width={1200}
              height={630}
              loading="lazy"
              className="aspect-40/21 w-full object-cover"
            />
          </picture>
        )}
        <div className="grid gap-0.5 border-sea-600 border-l-4 px-3 py-2.5 text-sm leading-snug">
          <p className="line-clamp-2 font-semibold">{title}</p>
          {description && <p className="line-clamp-3 text-ink-soft">{description}</p>}
          <p className="truncate text-ink-soft text-xs">{URL.canParse(url) ? new URL(url).host : url}</p>
        </div>
      </div>
    </SnippetFigure>
  );
}

interface SearchSnippetProps {
  title: string;
  description: string;
  url: string;
  image?: string;
}

/** Shows a page as a search result on desktop and phone, and as a link in a chat. */
export function SearchSnippet({ title, description, url, image }: SearchSnippetProps) {
  const siteName = useSiteName();
  const words = snippetWords();
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
