import { Panel } from "@/components/admin/panel";
import { adminText } from "@/lib/i18n/admin-messages";
import { byLanguage } from "@/lib/i18n/by-language";
import type { DetailProps } from "./detail-props";
import { Facts } from "./facts";
import { None } from "./none";
import { Texts } from "./texts";

export function SeoTexts({ tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.seo")}>
      <Facts
        facts={[
          [
            adminText("tourDetail.seoTitle"),
            <Texts key="title" text={byLanguage((language) => tour[`seo_title_${language}`])} />,
          ],
          [
            adminText("tourDetail.seoDescription"),
            <Texts key="text" text={byLanguage((language) => tour[`seo_description_${language}`])} />,
          ],
        ]}
      />
    </Panel>
  );
}

const texts = ["name", "duration", "location", "overview"] as const;

export function BasicFacts({ tour }: DetailProps) {
  return (
    <Panel title={adminText("tourDetail.basic")}>
      <Facts
        facts={[
          [adminText("tourDetail.code"), tour.code ?? <None key="none" />],
          [
            adminText("tourDetail.tag"),
            tour.tags ? adminText(`tourForm.tagNames.${tour.tags}`) : <None key="none" />,
          ],
          ...texts.map((field): [string, React.ReactNode] => [
            adminText(`tourDetail.${field}`),
            <Texts key={field} text={tour[field]} strong={field === "name"} />,
          ]),
        ]}
      />
    </Panel>
  );
}
