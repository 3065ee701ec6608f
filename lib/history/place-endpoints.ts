import "server-only";
import type { Actor } from "../auth/permissions";
import { changeContent } from "../content/change-content";
import { manyRecordsTimeout } from "../content/many-records-timeout";
import { found } from "../errors";
import { rowStores } from "../registry/record-stores";
import type { Place, PlaceInput } from "../tours/places/fields";
import { createPlace, removePlace, updatePlace } from "../tours/places/mutations";
import { findPlaceId, placeRows } from "../tours/places/queries";
import { createRecord, deleteRecord, updateRecord } from "./mutations";

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
      : await updateRecord("place", id, actor, (tx) => updatePlace(tx, id, body), marks, manyRecordsTimeout);
  if (stored) return stored;
  return changeContent((tx) => createRecord(tx, "place", actor, () => createPlace(tx, { ...body, code })));
}

const { responses, publicResponse } = rowStores.place;

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
    return found(await deleteRecord("place", id, actor, (tx) => removePlace(tx, id)));
  },
};
