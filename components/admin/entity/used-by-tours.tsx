import { AdminLink } from "@/components/admin/admin-link";
import { type LocalizedText, staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { kindOf } from "@/lib/tours/kinds";
import { tourType } from "@/lib/tours/schema";

interface UsedByToursProps {
  words: "places" | "pickupAreas";
  tours: { id: number; tour_type: number; name: LocalizedText }[];
}

/** Lists the tours that use a record, with links, below the form of the record. */
export function UsedByTours({ words, tours }: UsedByToursProps) {
  if (tours.length === 0) return null;
  return (
    <details className="mt-6 rounded-card border border-line bg-white p-4 text-sm">
      <summary className="cursor-pointer font-semibold">
        {adminText(`${words}.usedBy`)} {adminText(`${words}.toursCount`, { count: tours.length })}
      </summary>
      <ul className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2 xl:grid-cols-3">
        {tours.map(({ id, name, tour_type }) => (
          <li key={id}>
            <AdminLink
              href={`/admin/${kindOf(tourType.parse(tour_type))}/${id}`}
              className="wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-current"
            >
              <bdi>{staffText(name)}</bdi>
            </AdminLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
