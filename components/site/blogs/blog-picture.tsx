import { classNames } from "@/components/ui/class-names";
import { Picture, PicturePreload } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { pictureSource } from "@/lib/core/storage/picture-source";
import type { StoredImage } from "@/lib/core/storage/stored-image";

interface BlogPictureProps {
  file: StoredImage | null;
  sizes: string;
  /** Loads the picture with priority, next to a `BlogPicturePreload`. */
  first?: boolean;
  className?: string;
}

/** A decorative picture next to the article's title. `className` sets the shape. */
export function BlogPicture({ file, sizes, first, className }: BlogPictureProps) {
  return (
    <div className={classNames("overflow-hidden bg-sea-100", className)}>
      {file ? (
        <Picture
          source={pictureSource(file)}
          alt=""
          sizes={sizes}
          first={first}
          className="transition-transform duration-700 ease-swell group-hover/card:scale-103"
        />
      ) : (
        <PicturePlaceholder />
      )}
    </div>
  );
}

export function BlogPicturePreload({ file, sizes }: Pick<BlogPictureProps, "file" | "sizes">) {
  return file && <PicturePreload source={pictureSource(file)} sizes={sizes} />;
}
