import { Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { pictureSource } from "@/lib/storage/picture-source";
import type { StoredImage } from "@/lib/storage/stored-image";

/** A record's picture, small, beside its name. */
export function RowPicture({ file }: { file: StoredImage | null }) {
  return (
    <div className="aspect-4/3 w-20 md:max-lg:w-14 overflow-hidden rounded-lg bg-sea-100">
      {file ? <Picture source={pictureSource(file)} alt="" sizes="5rem" /> : <PicturePlaceholder />}
    </div>
  );
}
