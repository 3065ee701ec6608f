import "server-only";
import type { z } from "zod";
import { Prisma } from "../../../prisma/client/client";
import type { Viewer } from "../api/query";
import type { Actor } from "../auth/permissions";
import type { Transaction } from "../content/change-content";
import { db, isDatabaseId } from "../db";
import type { RowSchemas, RowStore } from "../entity/record-store";
import { found } from "../errors";
import { keepImage } from "../storage/images";
import type { InputImage } from "../storage/upload";
import type { TargetLanguage } from "../translations/schema";
import { createRecord, deleteRecord, updateRecord } from "./mutations";

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

function lastSave(table: string) {
  return async (id: number): Promise<{ updated_at: Date } | null> => {
    if (!isDatabaseId(id)) return null;
    const [row] = await db().$queryRaw<{ updated_at: Date }[]>`
      SELECT updated_at FROM ${Prisma.raw(`"${table}"`)} WHERE id = ${id}`;
    return row ?? null;
  };
}

export function recordEndpoints<Stored extends object, Schemas extends RowSchemas>(
  store: RowStore<Stored, Schemas>,
) {
  type Create = z.output<Schemas["create"]>;
  type Update = z.output<Schemas["update"]>;
  const { responses, publicResponse, insert, update, remove, reads } = store;
  return {
    responses,
    reads,
    list:
      <Query>(read: (query: Query, viewer: Viewer) => Promise<Stored[]>) =>
      async ({ query, viewer }: ListCall<Query>) =>
        responses.list(await read(query, viewer), viewer),
    get:
      (read: (id: number, viewer: Viewer) => Promise<Stored | null>) =>
      async ({ params, viewer }: RecordCall & { viewer: Viewer }) => {
        const record = found(await read(params.id, viewer));
        return viewer === "admin" ? responses.one(record) : publicResponse(record);
      },
    create: async ({ body, actor, idempotent }: CreateCall<Create>) => {
      const image = await keepImage(body.image);
      return idempotent(async (tx) =>
        responses.one(await createRecord(tx, store, actor, () => insert(tx, body, { image })), tx),
      );
    },
    update: async ({ params: { id }, body, actor }: UpdateCall<Update>) => {
      const image = await keepImage(body.image);
      const saved = await updateRecord(
        store,
        id,
        actor,
        (tx, before) => update(tx, id, body, { image, before }),
        { confirmed: body.translations_confirmed },
      );
      return responses.one(found(saved));
    },
    remove: async ({ params: { id }, actor }: RecordCall & { actor: Actor }) =>
      found(await deleteRecord(store, id, actor, (tx) => remove(tx, id))),
    lastSave: lastSave(store.entity.table),
  };
}
