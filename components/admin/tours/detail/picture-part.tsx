import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";
import { pictureSource } from "@/lib/storage/picture-source";
import { staffText } from "@/lib/tours/list-admin-row";
import type { DetailProps } from "./detail-props";
import { emptyText } from "./detail-words";
import { None } from "./none";

export function Pictures({ kind, tour }: DetailProps) {
  const pictures = tour.images.toSorted((one, other) => one.order - other.order);
  const name = staffText(tour.name);
  return (
    <Panel title={adminText("tourDetail.images")}>
      {pictures.length === 0 && (
        <p className="text-sm">
          <None text={emptyText(kind, "images")} />
        </p>
      )}
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {pictures.map((image, index) => (
          <li key={image.id} className="relative grid content-start gap-1.5 text-ink-soft text-sm">
            <div className="aspect-3/2 overflow-hidden rounded-xl bg-sea-100">
              <Picture
                source={pictureSource(image)}
                alt={image.alt?.id || adminText("tourDetail.picture", { name, number: index + 1 })}
                sizes="(min-width: 80rem) 15vw, (min-width: 40rem) 33vw, 50vw"
              />
            </div>
            {index === 0 && (
              <Badge look="paper" className="absolute top-1.5 right-1.5">
                {adminText("tourDetail.cover")}
              </Badge>
            )}
            <p>{adminText("tourDetail.order", { order: index + 1 })}</p>
            {languages.map(
              (language) =>
                image.alt?.[language] && (
                  <p key={language} lang={language} className="text-xs">
                    <span className="font-semibold uppercase">{language}</span> {image.alt[language]}
                  </p>
                ),
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
