import { None } from "@/components/admin/facts";
import { Panel } from "@/components/admin/panel";
import { formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { isVisible, publicationMark } from "@/lib/tours/publication";
import type { PreviewLink } from "@/lib/tours/schema";
import { PublicationBadge } from "../publication-badge";
import { type DetailProps, FactList } from "./detail-layout";
import { SharePreview } from "./share-preview";

export function PublicationPanel({ tour, links }: DetailProps & { links: PreviewLink[] }) {
  const now = new Date();
  const visible = isVisible(tour, now);
  const day = (date: Date | null) => (date ? formatShortDay(date, "id") : <None />);
  return (
    <Panel title={adminText("tourForm.sections.publishing")}>
      <FactList
        facts={[
          [
            adminText("tourForm.fields.published"),
            <span key="state" className="flex flex-wrap items-center gap-2">
              {adminText(visible ? "yes" : "no")}
              <PublicationBadge mark={publicationMark(tour, now)} visible={visible} />
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
