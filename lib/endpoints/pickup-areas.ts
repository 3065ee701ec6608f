import "server-only";
import { endpoints } from "../api/endpoint";
import { changeContent } from "../content/change-content";
import { createRecord } from "../history/mutations";
import { proposalOperations } from "../openapi/operations/pickup-areas";
import { rowStores } from "../registry/record-stores";
import { createPickupArea } from "../tours/pickup-areas/mutations";
import { proposedName } from "../tours/pickup-areas/proposals";
import { listStoredAreas } from "../tours/pickup-areas/queries";

export const proposalEndpoints = endpoints(proposalOperations, {
  adoptPickupAreas: async ({ body, actor }) => {
    const known = new Set((await listStoredAreas()).map(({ code }) => code));
    await changeContent(async (tx) => {
      for (const code of body.codes) {
        if (known.has(code)) continue;
        const name = proposedName(code);
        await createRecord(tx, "pickup_area", actor, () => createPickupArea(tx, { code, name }));
        known.add(code);
      }
    });
    return rowStores.pickup_area.responses.list(await listStoredAreas(), "admin");
  },
});
