import { jsonBody, type Operations } from "../../api/operation";
import { pickupAreaCreate, pickupAreaUpdate, proposalsInput } from "../../tours/pickup-areas/entity";
import { responses } from "../schemas";
import { recordOperations } from "./records";

const { deletePickupArea, ...others } = recordOperations({
  one: "PickupArea",
  many: "PickupAreas",
  path: "/pickup-areas",
  read: "public",
  write: "editContent",
  list: { summary: "Areas in which guests are picked up, in their order", response: responses.PickupAreas },
  create: jsonBody(pickupAreaCreate),
  update: jsonBody(pickupAreaUpdate),
  response: responses.PickupArea,
  summaries: {
    create: "A new area; without a code its code follows from the English name",
    get: "One area",
    update: "Change an area: absent keys stay",
    delete: "Delete an area; refused with the names of the tours that pick up there",
  },
});

export const pickupAreaOperations = {
  ...others,
  createPickupArea: { ...others.createPickupArea, failures: [409] },
  deletePickupArea: { ...deletePickupArea, failures: [409] },
  adoptPickupAreas: {
    method: "POST",
    path: "/pickup-areas/proposals",
    summary:
      "Take over proposed areas at the end of the list; areas that are in the list already stay as they are",
    auth: "editContent",
    body: jsonBody(proposalsInput),
    status: 201,
    response: responses.PickupAreas,
  },
} as const satisfies Operations;
