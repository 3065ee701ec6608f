import "server-only";
import { endpoints } from "../api/endpoint";
import { placeHandlers } from "../history/place-endpoints";
import { recordEndpoints } from "../history/record-endpoints";
import { placeOperations } from "../openapi/operations/places";
import { listPlaces } from "../tours/places/queries";

const places = recordEndpoints("place");

export const placeEndpoints = endpoints(placeOperations, {
  listPlaces: places.list(listPlaces),
  createPlace: places.create,
  getPlace: placeHandlers.get,
  putPlace: placeHandlers.put,
  deletePlace: placeHandlers.remove,
});
