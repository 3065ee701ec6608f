import { Accordion } from "@/components/ui/accordion";
import { Localized } from "@/components/ui/localized";
import { translate } from "@/lib/i18n/messages";
import { EmptyPart } from "./empty-part";
import type { TourPartProps } from "./tour-part";

export function FaqPart({ tour, language }: TourPartProps) {
  if (tour.faqs.length === 0) return <EmptyPart>{translate(language)("tour.noFaqs")}</EmptyPart>;
  return (
    <Accordion
      items={tour.faqs.map(({ id, question, answer }) => ({
        id,
        title: <Localized text={question} language={language} />,
        content: <Localized text={answer} language={language} />,
      }))}
    />
  );
}
