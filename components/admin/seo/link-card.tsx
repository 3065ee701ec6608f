import { adminText } from "@/lib/i18n/admin-messages";
import { PreviewFigure } from "./preview-figure";

interface LinkCardProps {
  title: string;
  description: string;
  url: string;
  /** Absent: not known yet. */
  image?: string;
}

/** What a chat shows of a link that is sent: the picture, the title, the beginning of the description. */
export function LinkCard({ title, description, url, image }: LinkCardProps) {
  return (
    <PreviewFigure caption={adminText("seo.preview.chat")} className="w-full max-w-80">
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
    </PreviewFigure>
  );
}
