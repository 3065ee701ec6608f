import "server-only";
import type { Actor } from "../../core/auth/permissions";
import { changeContent } from "../../core/content/change-content";
import { createRecord } from "../../core/history/mutations";
import { type ProposedArea, proposedName } from "./proposals";
import { listStoredAreas } from "./queries";
import { pickupAreaStore } from "./record-store";

interface AdoptCall {
  body: { codes: ProposedArea[] };
  actor: Actor;
}

/** Makes records of proposed areas. Areas that the operator has already stay as they are. */
export async function adoptPickupAreas({ body, actor }: AdoptCall) {
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
}
