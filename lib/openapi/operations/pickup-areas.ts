import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import { pickupAreaSchemas, proposalsInput } from "../../tours/pickup-areas/entity";

export const proposalOperations = {
  adoptPickupAreas: {
    method: "POST",
    path: "/pickup-areas/proposals",
    summary:
      "Take over proposed areas at the end of the list; areas that are in the list already stay as they are",
    auth: "editContent",
    body: jsonBody(proposalsInput),
    status: 201,
    response: z.array(pickupAreaSchemas.response),
  },
} as const satisfies Operations;
