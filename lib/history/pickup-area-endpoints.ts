import "server-only";
import type { Actor } from "../auth/permissions";
import { changeContent } from "../content/change-content";
import { rowStores } from "../registry/record-stores";
import { type ProposedArea, proposedName } from "../tours/pickup-areas/proposals";
import { listStoredAreas } from "../tours/pickup-areas/queries";
import { createRecord } from "./mutations";

interface AdoptCall {
  body: { codes: ProposedArea[] };
  actor: Actor;
}

/** Makes records of proposed areas. Areas that the operator has already stay as they are. */
export async function adoptPickupAreas({ body, actor }: AdoptCall) {
  const known = new Set((await listStoredAreas()).map(({ code }) => code));
  const added = new Set(body.codes.filter((code) => !known.has(code)));
  const { insert, responses } = rowStores.pickup_area;
  await changeContent(async (tx) => {
    for (const code of added) {
      const name = proposedName(code);
      await createRecord(tx, "pickup_area", actor, () => insert(tx, { code, name }, {}));
    }
  });
  return responses.list(await listStoredAreas(), "admin");
}
