import { jsonBody, multipartBody, type Operations } from "../../api/operation";
import { idParams } from "../../api/query";
import { uploadedImageSchema } from "../../storage/upload";
import { availabilityQuery } from "../../tours/calendar/availability";
import { facetsQuery, tourListQuery } from "../../tours/list/api-query";
import { quotesQuery } from "../../tours/quotes/quotes-schema";
import { swapOrderSchema, tourCreateSchema, tourUpdateSchema } from "../../tours/schema";
import { responses } from "../schemas";

export const tourOperations = {
  listTours: {
    method: "GET",
    path: "/packages",
    summary: "Tours in the order of their lists",
    auth: "public",
    query: tourListQuery,
    status: 200,
    response: responses.TourPage,
  },
  listFacets: {
    method: "GET",
    path: "/packages/facets",
    summary: "How many tours each option of a list's filters would leave",
    auth: "public",
    query: facetsQuery,
    status: 200,
    response: responses.Facets,
  },
  listQuotes: {
    method: "GET",
    path: "/packages/quotes",
    summary: "What tours cost a visitor's guests on a day, in one language, with pick-up and doubts",
    auth: "public",
    query: quotesQuery,
    status: 200,
    response: responses.Quotes,
  },
  createTour: {
    method: "POST",
    path: "/packages",
    summary:
      "A new tour at the end of its list; with `published: false` a draft, which may lack duration, location and overview",
    auth: "editContent",
    body: jsonBody(tourCreateSchema),
    idempotent: true,
    status: 201,
    response: responses.Tour,
  },
  getTour: {
    method: "GET",
    path: "/packages/{id}",
    summary: "One tour with all its parts",
    auth: "public",
    params: idParams,
    status: 200,
    response: responses.Tour,
  },
  listAvailability: {
    method: "GET",
    path: "/packages/{id}/availability",
    summary: "The days on which a tour can be requested now, with their prices; at most 366",
    auth: "public",
    params: idParams,
    query: availabilityQuery,
    status: 200,
    response: responses.Availability,
  },
  updateTour: {
    method: "PUT",
    path: "/packages/{id}",
    summary: "Change a tour: absent keys and languages stay, present lists replace",
    auth: "editContent",
    params: idParams,
    body: jsonBody(tourUpdateSchema),
    versioned: true,
    status: 200,
    response: responses.Tour,
  },
  deleteTour: {
    method: "DELETE",
    path: "/packages/{id}",
    summary: "Delete a tour with all its parts",
    auth: "editContent",
    params: idParams,
    status: 204,
  },
  uploadImage: {
    method: "POST",
    path: "/packages/upload-image",
    summary: "Store a picture, for tours and articles to name",
    auth: "editContent",
    body: multipartBody(uploadedImageSchema, { texts: 64 * 1024 }),
    status: 201,
    response: responses.Image,
  },
  swapOrder: {
    method: "POST",
    path: "/packages/swap-order",
    summary: "Move the first tour to the second one's place",
    auth: "editContent",
    body: jsonBody(swapOrderSchema),
    status: 204,
  },
} as const satisfies Operations;
