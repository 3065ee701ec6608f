import { TripForm } from "@/components/site/trip/trip-form";
import type { Language } from "@/lib/i18n/languages";
import { StaticHtml } from "@/server/in-next/static-html";

export function HeroAsk({ language }: { language: Language }) {
  return (
    <StaticHtml>
      <TripForm kind="tours" language={language} />
    </StaticHtml>
  );
}
