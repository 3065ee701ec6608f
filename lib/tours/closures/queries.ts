import "server-only";
import { z } from "zod";
import type { Prisma } from "../../../prisma/client/client";
import { localized, staffText } from "../../core/content/localized-text";
import { db } from "../../core/db";
import { placeWaters } from "../places/codes";
import { tourSchema } from "../schema";
import type { BoardClosure, Closure, SeaPlace, SeaTour } from "./closure";

const waters = z.enum(placeWaters).nullable();

const columns = tourSchema.pick({ id: true, name: true, tour_type: true, facts: true });

async function readSeaTours(where: Prisma.TourWhereInput): Promise<SeaTour[]> {
  const rows = await db().tour.findMany({
    where,
    orderBy: [{ tour_type: "asc" }, { order: "asc" }, { id: "desc" }],
    select: {
      id: true,
      name: true,
      tour_type: true,
      facts: true,
      stops: {
        orderBy: { position: "asc" },
        select: { place_code: true, place: { select: { waters: true } } },
      },
    },
  });
  return rows.map((row) => {
    const { id, name, tour_type, facts } = columns.parse(row);
    const { vessel, sea, boat_length } = facts;
    return {
      id,
      name: staffText(name),
      tour_type,
      sea: sea ?? null,
      facts: { vessel, sea, boat_length },
      stops: row.stops.map(({ place_code, place }) => ({
        place: place_code,
        waters: waters.parse(place.waters),
      })),
    };
  });
}

/** Lists the published tours in the order of their lists, with what their facts say about the sea. */
export function listSeaTours(): Promise<SeaTour[]> {
  return readSeaTours({ published: true });
}

/** Adds the tours that each closing closed, in the order of their lists; tours that were hidden since are among them. */
export async function withClosedTours(closures: readonly Closure[]): Promise<BoardClosure[]> {
  const versions = await db().recordVersion.findMany({
    where: { batch_id: { in: closures.map(({ id }) => id) }, entity: "tour" },
    select: { batch_id: true, record_key: true },
  });
  const tours = await readSeaTours({ id: { in: versions.map(({ record_key }) => Number(record_key)) } });
  const keysOf = (closure: Closure) =>
    new Set(versions.filter(({ batch_id }) => batch_id === closure.id).map(({ record_key }) => record_key));
  return closures.map((closure) => {
    const keys = keysOf(closure);
    return { ...closure, tours: tours.filter(({ id }) => keys.has(String(id))) };
  });
}

/** Lists the places at sea where published tours stop, by their names for staff. */
export async function listSeaPlaces(): Promise<SeaPlace[]> {
  const rows = await db().place.findMany({
    where: {
      stops: { some: { tour: { published: true } } },
      OR: [{ waters: null }, { waters: { not: "land" } }],
    },
    select: { code: true, name: true },
  });
  return rows
    .map(({ code, name }) => ({ code, names: localized.parse(name) }))
    .sort((a, b) => staffText(a.names).localeCompare(staffText(b.names), "id"));
}
