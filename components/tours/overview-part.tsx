import { Localized } from "@/components/ui/localized";
import type { TourPartProps } from "./tour-part";

export function OverviewPart({ tour, language }: TourPartProps) {
  return (
    <p className="max-w-2xl whitespace-pre-line text-lg leading-relaxed">
      <Localized text={tour.overview} language={language} />
    </p>
  );
}
