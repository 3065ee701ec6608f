import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { formatShortDay } from "@/lib/core/format";
import { pictureSource } from "@/lib/core/storage/picture-source";
import type { StoredImage } from "@/lib/core/storage/stored-image";

export function RowPicture({ file }: { file: StoredImage | null }) {
  return (
    <div className="aspect-4/3 w-20 md:max-lg:w-14 overflow-hidden rounded-lg bg-sea-100">
      {file ? <Picture source={pictureSource(file)} alt="" sizes="5rem" /> : <PicturePlaceholder />}
    </div>
  );
}

/** A date with an explanation, which phones show next to the date. */
export function DayValue({ day, children }: { day: Date; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:grid md:justify-items-start">
      <time dateTime={day.toISOString().slice(0, 10)} className="whitespace-nowrap">
        {formatShortDay(day, "id")}
      </time>
      {children}
    </span>
  );
}
