import "server-only";
import { endpoints } from "../api/endpoint";
import { adoptPickupAreas } from "../history/pickup-area-endpoints";
import { proposalOperations } from "../openapi/operations/pickup-areas";

export const proposalEndpoints = endpoints(proposalOperations, { adoptPickupAreas });
