import { TripForm } from "@/components/site/trip/trip-form";
import type { Language } from "@/lib/core/i18n/languages";
import type { Kind } from "@/lib/tours/kinds";
import type { NamedArea } from "@/lib/tours/pickup-areas/named-areas";
import { StaticHtml } from "@/server/in-next/static-html";

/** The most pick-up areas that the home page proposes. All areas would make the page too heavy. */
const mostProposed = 5;

interface HeroAskProps {
  language: Language;
  areas: NamedArea[];
  kind: Kind;
}

export function HeroAsk({ language, areas, kind }: HeroAskProps) {
  return (
    <StaticHtml>
      <TripForm kind={kind} language={language} areas={areas.slice(0, mostProposed)} leads />
    </StaticHtml>
  );
}
