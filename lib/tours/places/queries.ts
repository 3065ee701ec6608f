import "server-only";
import type { Prisma } from "../../../prisma/client/client";
import { db } from "../../db";
import { type Place, placeSchema } from "./schema";

type Row = Prisma.PlaceGetPayload<object>;

export function toPlace(row: Row): Place {
  return placeSchema.parse({ ...row, ...pointOf(row) });
}

export function pointOf({ lat, lon }: Pick<Row, "lat" | "lon">) {
  return { lat: lat?.toNumber() ?? null, lon: lon?.toNumber() ?? null };
}

export async function listPlaces(): Promise<Place[]> {
  return (await db("places").place.findMany({ orderBy: { code: "asc" } })).map(toPlace);
}
