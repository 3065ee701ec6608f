import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import { placeCode } from "../../tours/places/codes";
import { placeInput } from "../../tours/places/schema";
import { responses } from "../schemas";

const codeParams = z.object({ code: placeCode });

export const placeOperations = {
  listPlaces: {
    method: "GET",
    path: "/places",
    summary: "Places where tours stop",
    auth: "public",
    status: 200,
    response: responses.Places,
  },
  putPlace: {
    method: "PUT",
    path: "/places/{code}",
    summary: "Make a place, or replace what is known of it",
    auth: "editContent",
    params: codeParams,
    body: jsonBody(placeInput),
    status: 200,
    response: responses.Place,
    failures: [409],
  },
  deletePlace: {
    method: "DELETE",
    path: "/places/{code}",
    summary: "Delete a place where no tour stops",
    auth: "editContent",
    params: codeParams,
    status: 204,
    failures: [409],
  },
} as const satisfies Operations;
