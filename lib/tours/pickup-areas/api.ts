import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { jsonBody } from "../../core/api/operation";
import { adoptPickupAreas } from "./adopt-areas";
import { pickupAreaSchemas, proposalsInput } from "./entity";

export const pickupProposalApi = {
  adoptPickupAreas: endpoint(
    {
      method: "POST",
      path: "/pickup-areas/proposals",
      summary:
        "Adds the proposed areas to the end of the list. Areas that are already in the list do not change.",
      auth: "editContent",
      body: jsonBody(proposalsInput),
      status: 201,
      response: z.array(pickupAreaSchemas.response),
    },
    adoptPickupAreas,
  ),
} satisfies Api;
