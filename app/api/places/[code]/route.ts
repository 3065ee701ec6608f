import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { found } from "@/lib/errors";
import { placeOperations } from "@/lib/openapi/operations/places";
import { deletePlace, putPlace } from "@/lib/tours/places/mutations";
import { placeResponse } from "@/lib/tours/places/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(placeOperations.putPlace, async ({ params, body }) =>
    placeResponse(await putPlace(params.code, body)),
  ),
  endpoint(placeOperations.deletePlace, async ({ params }) => found(await deletePlace(params.code))),
);
