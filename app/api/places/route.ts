import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { placeOperations } from "@/lib/openapi/operations/places";
import { listPlaces } from "@/lib/tours/places/queries";

const places = recordEndpoints("place");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(placeOperations.listPlaces, places.list(listPlaces)),
  endpoint(placeOperations.createPlace, places.create),
);
