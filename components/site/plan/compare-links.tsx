import { button } from "@/components/ui/button";
import type { Language } from "@/lib/core/i18n/languages";
import { comparePath, mostComparedTours } from "@/lib/plan/address";

interface CompareLinksProps {
  ids: number[];
  label: string;
  language: Language;
}

/** Links to the comparison of a plan's tours: one for each group that fits side by side. */
export function CompareLinks({ ids, label, language }: CompareLinksProps) {
  if (ids.length < 2) return null;
  const groups = Array.from({ length: Math.ceil(ids.length / mostComparedTours) }, (_, index) =>
    ids.slice(index * mostComparedTours, (index + 1) * mostComparedTours),
  );
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {groups.map((group, index) => {
        const first = index * mostComparedTours + 1;
        const range = group.length > 1 ? `${first}–${first + group.length - 1}` : first;
        return (
          <a
            key={first}
            href={comparePath(language, group)}
            rel="nofollow"
            className={button({ variant: "outline", size: "small" })}
          >
            {groups.length > 1 ? `${label}: ${range}` : label}
          </a>
        );
      })}
    </div>
  );
}
