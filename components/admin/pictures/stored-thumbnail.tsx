import { thumbnailUrl } from "@/lib/storage/sources";

/** A picture of the store, small. */
export function StoredThumbnail({ path }: { path: string }) {
  return (
    <picture className="contents">
      <img
        src={thumbnailUrl(path)}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        className="size-full bg-sea-100 object-cover"
      />
    </picture>
  );
}
