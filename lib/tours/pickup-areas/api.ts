import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { jsonBody } from "../../core/api/operation";
import { changeContent } from "../../core/content/change-content";
import { createRecord } from "../../core/history/mutations";
import { pickupAreaSchemas, proposalsInput } from "./entity";
import { proposedName } from "./proposals";
import { listStoredAreas } from "./queries";
import { pickupAreaStore } from "./record-store";

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
    async ({ body, actor }) => {
      const known = new Set((await listStoredAreas()).map(({ code }) => code));
      const added = new Set(body.codes.filter((code) => !known.has(code)));
      const { insert, responses } = pickupAreaStore;
      await changeContent(async (tx) => {
        for (const code of added) {
          const name = proposedName(code);
          await createRecord(tx, pickupAreaStore, actor, () => insert(tx, { code, name }, {}));
        }
      });
      return responses.list(await listStoredAreas(), "admin");
    },
  ),
} satisfies Api;
