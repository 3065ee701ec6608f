import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import { placeCode } from "../../tours/places/codes";
import { placeCreate, placeInput } from "../../tours/places/fields";
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
  createPlace: {
    method: "POST",
    path: "/places",
    summary: "Make a place; without a code its code follows from the English name",
    auth: "editContent",
    body: jsonBody(placeCreate),
    idempotent: true,
    status: 201,
    response: responses.Place,
    failures: [409],
  },
  getPlace: {
    method: "GET",
    path: "/places/{code}",
    summary: "A place where tours stop",
    auth: "public",
    params: codeParams,
    status: 200,
    response: responses.Place,
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
    summary: "Delete a place; refused with the names of the tours that stop there",
    auth: "editContent",
    params: codeParams,
    status: 204,
    failures: [409],
  },
} as const satisfies Operations;
