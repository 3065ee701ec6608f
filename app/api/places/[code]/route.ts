import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { placeEndpoints } from "@/lib/history/place-endpoints";
import { placeOperations } from "@/lib/openapi/operations/places";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(placeOperations.getPlace, placeEndpoints.get),
  endpoint(placeOperations.putPlace, placeEndpoints.put),
  endpoint(placeOperations.deletePlace, placeEndpoints.remove),
);
