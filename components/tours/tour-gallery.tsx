import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { localize } from "@/lib/i18n/localized";
import { messagesOf, translate } from "@/lib/i18n/messages";
import { drawnImage } from "@/lib/storage/picture-source";
import { Gallery } from "./gallery";
import type { TourPartProps } from "./tour-part";

/** The gallery of a tour, or a drawing where it has no picture. */
export function TourGallery({ tour, language }: TourPartProps) {
  if (tour.images.length === 0) {
    return <PicturePlaceholder className="aspect-3/2 h-auto rounded-card" />;
  }
  const t = translate(language);
  const words = messagesOf(language, "tour");
  const texts = {
    name: localize(tour.name, language).text,
    alt: words.picture,
    show: words.showPicture,
    open: words.openViewer,
    gallery: t("tour.gallery"),
    viewer: t("tour.viewer"),
    loading: t("common.loading"),
    close: t("tour.closeViewer"),
    previous: t("tour.previousPicture"),
    next: t("tour.nextPicture"),
  };
  const pictures = tour.images.map((image, index) => ({
    ...drawnImage(image),
    number: index + 1,
    alt: image.alt?.[language],
  }));
  return <Gallery pictures={pictures} texts={texts} />;
}
