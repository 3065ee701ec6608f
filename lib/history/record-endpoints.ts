import "server-only";
import type { Viewer } from "../api/query";
import type { Actor } from "../auth/permissions";
import type { Transaction } from "../content/change-content";
import { found } from "../errors";
import type { TranslatedEntity } from "../registry/entities";
import type { CreateInput, Records, UpdateInput } from "../registry/record-stores";
import { rowStores } from "../registry/record-stores";
import { keepImage } from "../storage/images";
import type { InputImage } from "../storage/upload";
import type { TargetLanguage } from "../translations/schema";
import { createRecord, deleteRecord, updateRecord } from "./mutations";
import { lastSave } from "./queries";

interface ListCall<Query> {
  query: Query;
  viewer: Viewer;
}

interface RecordCall {
  params: { id: number };
}

interface CreateCall<Input> {
  body: Input & { image?: InputImage };
  actor: Actor;
  idempotent: <T>(create: (tx: Transaction) => Promise<T>) => Promise<T>;
}

interface UpdateCall<Input> extends RecordCall {
  body: Input & { image?: InputImage; translations_confirmed?: TargetLanguage[] };
  actor: Actor;
}

/** Makes the handlers of an entity's API operations. Each write goes through the history. */
export function recordEndpoints<E extends TranslatedEntity>(entity: E) {
  const { responses, publicResponse, insert, update, remove, reads } = rowStores[entity];
  return {
    responses,
    reads,
    list:
      <Query>(read: (query: Query, viewer: Viewer) => Promise<Records[E][]>) =>
      async ({ query, viewer }: ListCall<Query>) =>
        responses.list(await read(query, viewer), viewer),
    get:
      (read: (id: number, viewer: Viewer) => Promise<Records[E] | null>) =>
      async ({ params, viewer }: RecordCall & { viewer: Viewer }) => {
        const record = found(await read(params.id, viewer));
        return viewer === "admin" ? responses.one(record) : publicResponse(record);
      },
    create: async ({ body, actor, idempotent }: CreateCall<CreateInput<E>>) => {
      const image = await keepImage(body.image);
      return idempotent(async (tx) =>
        responses.one(await createRecord(tx, entity, actor, () => insert(tx, body, { image })), tx),
      );
    },
    update: async ({ params: { id }, body, actor }: UpdateCall<UpdateInput<E>>) => {
      const image = await keepImage(body.image);
      const saved = await updateRecord(
        entity,
        id,
        actor,
        (tx, before) => update(tx, id, body, { image, before }),
        { confirmed: body.translations_confirmed },
      );
      return responses.one(found(saved));
    },
    remove: async ({ params: { id }, actor }: RecordCall & { actor: Actor }) =>
      found(await deleteRecord(entity, id, actor, (tx) => remove(tx, id))),
    lastSave: lastSave(entity),
  };
}
