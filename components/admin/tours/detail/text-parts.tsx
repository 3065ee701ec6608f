import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { adminText } from "@/lib/i18n/admin-messages";
import type { DetailProps } from "./detail-props";
import { emptyText } from "./detail-words";
import { PartList } from "./part-list";
import { Texts } from "./texts";

export function Highlights({ kind, tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.highlights")}>
      <PartList parts={tour.highlights} empty={emptyText(kind, "highlights")}>
        {({ description }) => <Texts text={description} />}
      </PartList>
    </Panel>
  );
}

export function Inclusions({ kind, tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.inclusions")}>
      <PartList parts={tour.included_excluded} empty={emptyText(kind, "included_excluded")}>
        {({ type, description }) => (
          <div className="grid items-start gap-x-4 gap-y-2 md:grid-cols-[9rem_minmax(0,1fr)]">
            <Badge look={type === "included" ? "sea" : "sand"} className="justify-self-start">
              {adminText(`tourDetail.${type}`)}
            </Badge>
            <Texts text={description} />
          </div>
        )}
      </PartList>
    </Panel>
  );
}

export function Faqs({ kind, tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.faq")}>
      <PartList parts={tour.faqs} empty={emptyText(kind, "faqs")}>
        {({ question, answer }) => (
          <>
            <Texts text={question} strong />
            <Texts text={answer} />
          </>
        )}
      </PartList>
    </Panel>
  );
}

export function Policies({ kind, tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.policies")}>
      <PartList parts={tour.cancellation_policies} empty={emptyText(kind, "cancellation_policies")}>
        {({ description }) => <Texts text={description} />}
      </PartList>
    </Panel>
  );
}
