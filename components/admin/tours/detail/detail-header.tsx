import { Pencil } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { PageHeader } from "@/components/admin/page-header";
import { PublicLinks } from "@/components/admin/tours/form/public-links";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import { byLanguage } from "@/lib/i18n/by-language";
import { tourPath } from "@/lib/i18n/paths";
import { staffText } from "@/lib/tours/list-admin-row";
import { BackToList } from "./back-to-list";
import { DeleteTour } from "./delete-tour";
import type { DetailProps } from "./detail-props";
import { detailText } from "./detail-words";

/** The tour's name, the way back, and what can be done with it. */
export function DetailHeader({ kind, tour }: DetailProps) {
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
          <BackToList kind={kind} />
          <AdminLink
            href={`/admin/${kind}/edit/${tour.id}`}
            className={button({ look: "secondary", size: "small" })}
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
