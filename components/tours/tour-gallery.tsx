import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { localize } from "@/lib/i18n/localized";
import { translate } from "@/lib/i18n/messages";
import { pictureSource } from "@/lib/storage/picture-source";
import { Gallery } from "./gallery";
import type { TourPartProps } from "./tour-part";

/** The gallery of a tour, or a drawing where it has no picture. */
export function TourGallery({ tour, language }: TourPartProps) {
  const t = translate(language);
  const total = tour.images.length;
  if (total === 0) {
    return <PicturePlaceholder className="aspect-3/2 h-auto rounded-card" />;
  }
  const name = localize(tour.name, language).text;
  const pictures = tour.images.map((image, index) => ({
    source: pictureSource(image),
    alt: t("tour.picture", { name, number: index + 1 }),
    showLabel: t("tour.showPicture", { number: index + 1 }),
    openLabel: t("tour.openViewer", { number: index + 1, total }),
  }));
  const texts = {
    gallery: t("tour.gallery"),
    viewer: t("tour.viewer"),
    loading: t("common.loading"),
    close: t("tour.closeViewer"),
    previous: t("tour.previousPicture"),
    next: t("tour.nextPicture"),
  };
  return <Gallery pictures={pictures} texts={texts} />;
}
