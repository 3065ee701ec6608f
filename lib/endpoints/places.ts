import "server-only";
import { endpoints } from "../api/endpoint";
import { found } from "../errors";
import { placeOperations } from "../openapi/operations/places";
import { deletePlace, putPlace } from "../tours/places/mutations";
import { listPlaces } from "../tours/places/queries";
import { placeResponse } from "../tours/places/schema";

export const placeEndpoints = endpoints(placeOperations, {
  putPlace: async ({ params, body }) => placeResponse(await putPlace(params.code, body)),
  deletePlace: async ({ params }) => found(await deletePlace(params.code)),
  listPlaces: async () => (await listPlaces()).map(placeResponse),
});
