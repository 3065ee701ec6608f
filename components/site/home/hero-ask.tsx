import { TripForm } from "@/components/site/trip/trip-form";
import type { Language } from "@/lib/i18n/languages";
import type { NamedArea } from "@/lib/tours/pickup-areas/named-areas";
import { StaticHtml } from "@/server/in-next/static-html";

interface HeroAskProps {
  language: Language;
  areas: NamedArea[];
}

export function HeroAsk({ language, areas }: HeroAskProps) {
  return (
    <StaticHtml>
      <TripForm kind="tours" language={language} areas={areas} />
    </StaticHtml>
  );
}
