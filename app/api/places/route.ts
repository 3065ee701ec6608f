import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { placeOperations } from "@/lib/openapi/operations/places";
import { listPlaces } from "@/lib/tours/places/queries";
import { placeResponse } from "@/lib/tours/places/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(placeOperations.listPlaces, async () => (await listPlaces()).map(placeResponse)),
);
