import { Pencil } from "lucide-react";
import { AdminLink, BackLink } from "@/components/admin/admin-link";
import { HistoryLink } from "@/components/admin/history/history-header";
import { None } from "@/components/admin/named-value";
import { PageHeader } from "@/components/admin/page-header";
import { Panel } from "@/components/admin/panel";
import { PublicLinks } from "@/components/admin/tours/public-links";
import { PublicationBadge } from "@/components/admin/tours/publication-badge";
import { preloadCyrillic } from "@/components/site/layout/preload-fonts";
import { button } from "@/components/ui/button";
import { staffText } from "@/lib/core/content/localized-text";
import { formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { byLanguage } from "@/lib/core/i18n/languages";
import { tourPath } from "@/lib/tours/pages/paths";
import { isVisible, publicationNote } from "@/lib/tours/publication";
import type { PreviewLink } from "@/lib/tours/schema";
import { detailText } from "../words";
import { Schedule } from "./calendar-panel";
import { DeleteTour } from "./delete-tour";
import { type DetailProps, NamedValueList } from "./detail-layout";
import {
  BasicPanel,
  GoodToKnowPanel,
  Pictures,
  PlannedPricesPanel,
  PriceOptions,
  Prices,
  SeoTexts,
} from "./fact-panels";
import { SharePreview } from "./share-preview";
import { Faqs, Highlights, Inclusions, Itinerary, Policies } from "./text-panels";

function PublicationPanel({ tour, links }: DetailProps & { links: PreviewLink[] }) {
  const now = new Date();
  const visible = isVisible(tour, now);
  const day = (date: Date | null) => (date ? formatShortDay(date, "id") : <None />);
  return (
    <Panel title={adminText("tourForm.sections.publishing")}>
      <NamedValueList
        facts={[
          [
            adminText("tourForm.fields.published"),
            <span key="state" className="flex flex-wrap items-center gap-2">
              {adminText(visible ? "yes" : "no")}
              <PublicationBadge note={publicationNote(tour, now)} visible={visible} />
            </span>,
          ],
          [adminText("tourForm.fields.publish_from"), day(tour.publish_from)],
          [adminText("tourForm.fields.publish_until"), day(tour.publish_until)],
        ]}
      />
      {!visible && <SharePreview tourId={tour.id} links={links} />}
    </Panel>
  );
}

function DetailHeader({ kind, tour }: DetailProps) {
  const name = staffText(tour.name);
  return (
    <PageHeader
      title={name}
      intro={detailText(kind, "title")}
      actions={
        <>
          {isVisible(tour, new Date()) && (
            <div className="max-sm:order-last">
              <PublicLinks paths={byLanguage((language) => tourPath(language, kind, tour))} />
            </div>
          )}
          <BackLink href={`/admin/${kind}`} label={adminText("tourDetail.back")} />
          <HistoryLink entity="tour" id={tour.id} />
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

export function AdminTourDetail({ links, ...props }: DetailProps & { links: PreviewLink[] }) {
  preloadCyrillic();
  return (
    <>
      <DetailHeader {...props} />
      <div className="grid gap-4">
        <SeoTexts {...props} />
        <BasicPanel {...props} />
        <Prices {...props} />
        <PriceOptions {...props} />
        <PlannedPricesPanel {...props} />
        <Schedule {...props} />
        <GoodToKnowPanel {...props} />
        <Pictures {...props} />
        <Highlights {...props} />
        <Itinerary {...props} />
        <Inclusions {...props} />
        <Faqs {...props} />
        <Policies {...props} />
        <PublicationPanel {...props} links={links} />
      </div>
    </>
  );
}
