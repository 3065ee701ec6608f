import { areas } from "@/components/admin/areas";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import { AreaCard } from "./area-card";

interface Words {
  description: string;
  unit?: string;
}

const tourUnit = adminText("dashboard.tourUnit");

const tourWords: Record<Kind, Words> = {
  tours: { description: adminText("dashboard.tours"), unit: tourUnit },
  "international-tours": { description: adminText("dashboard.internationalTours"), unit: tourUnit },
  "domestic-tours": { description: adminText("dashboard.domesticTours"), unit: tourUnit },
};

/** By the areas' segments. */
const words: Record<string, Words> = {
  promos: { description: adminText("dashboard.promos"), unit: adminText("dashboard.promoUnit") },
  ...tourWords,
  blogs: { description: adminText("dashboard.blogs"), unit: adminText("dashboard.blogUnit") },
  "seo-settings": { description: adminText("dashboard.seoSettings") },
};

/** The areas of the back office with their counts. */
export function AreaCards({ counts }: { counts: Map<string, number> }) {
  return (
    <section aria-label={adminText("dashboard.areas")}>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {areas.flatMap((area) => {
          const text = words[area.segment];
          if (!text) return [];
          return (
            <li key={area.segment} className="grid">
              <AreaCard area={area} {...text} count={counts.get(area.segment)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
