import "server-only";
import { endpoints } from "../api/endpoint";
import { changeContent } from "../content/change-content";
import { createRecord } from "../history/mutations";
import { recordEndpoints } from "../history/record-endpoints";
import { pickupAreaOperations } from "../openapi/operations/pickup-areas";
import { createPickupArea } from "../tours/pickup-areas/mutations";
import { proposedName } from "../tours/pickup-areas/proposals";
import { getPickupArea, listStoredAreas } from "../tours/pickup-areas/queries";

const areas = recordEndpoints("pickup_area");

export const pickupAreaEndpoints = endpoints(pickupAreaOperations, {
  listPickupAreas: areas.list(listStoredAreas),
  createPickupArea: areas.create,
  getPickupArea: areas.get(getPickupArea),
  updatePickupArea: [areas.update, areas.lastSave],
  deletePickupArea: [areas.remove, areas.lastSave],
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
    return areas.responses.list(await listStoredAreas(), "admin");
  },
});
