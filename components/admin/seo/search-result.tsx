import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import { addressTrail } from "./address-trail";
import { PreviewFigure } from "./preview-figure";

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

/** A search result in the type and the widths that search engines use, so that it is cut where they cut. */
export function SearchResult({ title, description, url, siteName, width, noDescription }: SearchResultProps) {
  const look = widths[width];
  return (
    <PreviewFigure caption={look.caption} className={look.box}>
      <div
        // A desktop's line does not fit on a phone: it scrolls rather than lie about the cut.
        tabIndex={width === "desktop" ? 0 : undefined}
        className={classNames(
          "rounded-xl border border-line bg-white p-4",
          width === "desktop" && "overflow-x-auto",
        )}
        style={{ fontFamily: "Arial, sans-serif" }}
      >
        <div className={classNames("grid grid-cols-1 gap-1", look.inner)}>
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
          <p className={classNames("text-sea-700", look.title)}>{title}</p>
          <p className={classNames("text-ink-soft text-sm/5.5", look.description, !description && "italic")}>
            {description || noDescription}
          </p>
        </div>
      </div>
    </PreviewFigure>
  );
}
