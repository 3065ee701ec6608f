import "server-only";
import { db } from "../db";
import { formatMoney } from "../format";
import { type LocalizedText, localized } from "../i18n/localized";
import { storageUrl } from "../storage/sources";
import type { StoredImage } from "../storage/stored-image";
import { variantPath } from "../storage/variants";
import type { TourType } from "./kinds";
import type { AdminTour } from "./list-admin-row";
import type { Tag } from "./tags";

/** As many as the back office shows, all at once. */
const pageSize = 9999;

interface Row {
  id: number;
  name: LocalizedText;
  location: LocalizedText;
  code: string | null;
  tags: Tag | null;
  currency: string;
  starting_price: number | null;
  cover: Pick<StoredImage, "path" | "widths"> | null;
}

function adminTour({ starting_price, currency, cover, ...row }: Row): AdminTour {
  return {
    ...row,
    name: localized.parse(row.name),
    location: localized.parse(row.location),
    price: starting_price === null ? null : formatMoney(starting_price, currency, "id"),
    cover: cover && smallCover(cover),
  };
}

/** The narrowest copy: a row draws it a finger wide. */
function smallCover({ path, widths }: NonNullable<Row["cover"]>): string {
  const [narrowest] = widths;
  return storageUrl(narrowest === undefined ? path : variantPath(path, narrowest, "webp"));
}

/** All tours of a type in list order, with what a row of the table shows and nothing more. */
export async function listAdminTours(type: TourType): Promise<AdminTour[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT id, name, location, code, tags, currency, starting_price::float8, cover
    FROM tour LEFT JOIN LATERAL (
      SELECT jsonb_build_object('path', path, 'widths', widths) AS cover FROM tour_image AS image JOIN stored_image AS file USING (path)
      WHERE image.tour_id = tour.id ORDER BY image."order", image.id LIMIT 1
    ) AS first ON true
    WHERE tour_type = ${type} ORDER BY "order", id DESC LIMIT ${pageSize}`;
  return rows.map(adminTour);
}
