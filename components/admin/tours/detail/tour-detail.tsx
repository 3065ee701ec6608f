import { Pencil } from "lucide-react";
import { AdminLink, BackLink } from "@/components/admin/admin-link";
import { PageHeader } from "@/components/admin/page-header";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { PublicLinks } from "@/components/admin/tours/public-links";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import { byLanguage } from "@/lib/i18n/languages";
import { staffText } from "@/lib/tours/admin-list";
import { tourPath } from "@/lib/tours/paths";
import { detailText } from "../words";
import { DeleteTour } from "./delete-tour";
import type { DetailProps } from "./detail-layout";
import { BasicFacts, Pictures, PriceOptions, Prices, SeoTexts } from "./fact-panels";
import { Faqs, Highlights, Inclusions, Itinerary, Policies } from "./text-panels";

function DetailHeader({ kind, tour }: DetailProps) {
  const name = staffText(tour.name);
  return (
    <PageHeader
      title={name}
      intro={detailText(kind, "title")}
      actions={
        <>
          <div className="max-sm:order-last">
            <PublicLinks paths={byLanguage((language) => tourPath(language, kind, tour))} />
          </div>
          <BackLink href={`/admin/${kind}`} label={adminText("tourDetail.back")} />
          <AdminLink
            href={`/admin/${kind}/edit/${tour.id}`}
            className={button({ variant: "secondary", size: "small" })}
          >
            <Pencil aria-hidden="true" className="size-4.5" />
            {adminText("tourDetail.edit")}
          </AdminLink>
          <DeleteTour kind={kind} id={tour.id} name={name} />
        </>
      }
    />
  );
}

/** All fields of a tour, read only. */
export function TourDetail(props: DetailProps) {
  preloadCyrillic();
  return (
    <>
      <DetailHeader {...props} />
      <div className="grid gap-4">
        <SeoTexts {...props} />
        <BasicFacts {...props} />
        <Prices {...props} />
        <PriceOptions {...props} />
        <Pictures {...props} />
        <Highlights {...props} />
        <Itinerary {...props} />
        <Inclusions {...props} />
        <Faqs {...props} />
        <Policies {...props} />
      </div>
    </>
  );
}
