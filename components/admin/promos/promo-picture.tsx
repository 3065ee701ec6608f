import { Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Promo } from "@/lib/promos/schema";
import { pictureSource } from "@/lib/storage/picture-source";

/** A promo's picture with the name of its file. */
export function PromoPicture({ promo: { file, title_id } }: { promo: Promo }) {
  return (
    <figure className="grid gap-2">
      <div className="aspect-3/2 overflow-hidden rounded-xl bg-sea-100">
        {file ? (
          <Picture source={pictureSource(file)} alt={title_id} sizes="(min-width: 64rem) 24rem, 90vw" first />
        ) : (
          <PicturePlaceholder />
        )}
      </div>
      <figcaption className="break-all text-ink-soft text-sm">
        {file ? (
          <>
            <span className="sr-only">{adminText("promos.fileName")}: </span>
            {file.path.split("/").at(-1)}
          </>
        ) : (
          adminText("promos.noImage")
        )}
      </figcaption>
    </figure>
  );
}
