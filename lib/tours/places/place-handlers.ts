import "server-only";
import type { Actor } from "../../core/auth/permissions";
import { changeContent } from "../../core/content/change-content";
import { found } from "../../core/errors";
import { manyRecordsTimeout } from "../../core/history/many-records";
import { createRecord, deleteRecord, updateRecord } from "../../core/history/mutations";
import type { Place, PlaceInput } from "./fields";
import { createPlace, removePlace, updatePlace } from "./mutations";
import { findPlaceId, placeRows } from "./queries";
import { placeStore } from "./record-store";

interface PlaceCall {
  params: { code: string };
}

interface PutCall extends PlaceCall {
  body: PlaceInput;
  actor: Actor;
}

/** Creates or replaces the place with a code. A new name renews the search words of many tours, which takes longer. */
async function writePlace({ params: { code }, body, actor }: PutCall): Promise<Place> {
  const id = await findPlaceId(code);
  const marks = { confirmed: body.translations_confirmed };
  const stored =
    id === null
      ? null
      : await updateRecord(
          placeStore,
          id,
          actor,
          (tx) => updatePlace(tx, id, body),
          marks,
          manyRecordsTimeout,
        );
  if (stored) return stored;
  return changeContent((tx) => createRecord(tx, placeStore, actor, () => createPlace(tx, { ...body, code })));
}

const { responses, publicResponse } = placeStore;

/** The handlers of a single place, which the API addresses by its code and the history by its id. */
export const placeHandlers = {
  get: async ({ params, viewer }: PlaceCall & { viewer: "admin" | "public" }) => {
    const id = await findPlaceId(params.code);
    const place = found(id === null ? null : await placeRows.get(id));
    return viewer === "admin" ? responses.one(place) : publicResponse(place);
  },
  put: async (call: PutCall) => responses.one(await writePlace(call)),
  remove: async ({ params, actor }: PlaceCall & { actor: Actor }) => {
    const id = found(await findPlaceId(params.code));
    return found(await deleteRecord(placeStore, id, actor, (tx) => removePlace(tx, id)));
  },
};
