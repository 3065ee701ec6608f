import "server-only";
import { listBlogs } from "../blogs/queries";
import { blogStore } from "../blogs/record-store";
import { type Endpoints, endpoints, type Implementations } from "../core/api/endpoint";
import type { Operations } from "../core/api/operation";
import { pageRequest } from "../core/api/query";
import { recordEndpoints } from "../core/history/record-endpoints";
import { placeHandlers } from "../tours/places/place-handlers";
import { listSharedTexts } from "../tours/shared-texts/queries";
import { sharedTextStore } from "../tours/shared-texts/record-store";
import { records, type ServedEntity, servedEntities } from "./entities";
import { rowStores } from "./record-stores";

type OperationsOf<E extends ServedEntity> = (typeof records)[E]["api"]["operations"];

const articles = recordEndpoints(blogStore);
const sharedTexts = recordEndpoints(sharedTextStore);

/** Handlers of lists with a query of their own, and of records that have another key than their id. */
const own: { [E in ServedEntity]?: Partial<Implementations<OperationsOf<E>>> } = {
  blog: {
    listBlogs: async ({ query, viewer }) => {
      const request = { ...query, ...pageRequest(query, viewer), includeHidden: viewer === "admin" };
      const { blogs, pagination } = await listBlogs(request);
      return { data: await articles.responses.list(blogs, viewer), pagination };
    },
  },
  place: { getPlace: placeHandlers.get, putPlace: placeHandlers.put, deletePlace: placeHandlers.remove },
  shared_text: { listSharedTexts: sharedTexts.list(({ kind }) => listSharedTexts(kind)) },
};

/** Pairs the operations of an entity with the handlers that follow from its record store. */
function endpointsOf(entity: ServedEntity) {
  const { one, many, operations } = records[entity].api;
  const { reads, list, get, create, update, remove, lastSave } = recordEndpoints(rowStores[entity]);
  const { list: readAll, get: readOne } = reads;
  const handlers = {
    ...(readAll && { [`list${many}`]: list((_, viewer) => readAll({ includeHidden: viewer === "admin" })) }),
    ...(readOne && {
      [`get${one}`]: get((id, viewer) => readOne(id, { includeHidden: viewer === "admin" })),
    }),
    [`create${one}`]: create,
    [`update${one}`]: [update, lastSave],
    [`replace${one}`]: [update, lastSave],
    [`delete${one}`]: [remove, lastSave],
    ...own[entity],
  };
  const missing = Object.keys(operations).filter((name) => !Object.hasOwn(handlers, name));
  if (missing.length > 0)
    throw new Error(`The record store of ${entity} reads nothing for ${missing.join(", ")}.`);
  return endpoints<Operations>(operations, handlers as Implementations<Operations>);
}

/** The operations of all entities that follow from their definition. */
export const entityApis = Object.fromEntries(
  servedEntities.map((entity) => [entity, endpointsOf(entity)]),
) as { [E in ServedEntity]: Endpoints<OperationsOf<E>> };
