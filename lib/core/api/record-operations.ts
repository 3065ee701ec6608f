import { z } from "zod";
import type { Permission } from "../auth/permissions";
import {
  type Access,
  type Body,
  jsonBody,
  multipartBody,
  type Operation,
  type Operations,
} from "./operation";
import { idParams } from "./query";
import { nameResponse, responseNames } from "./responses";

interface RecordNames {
  /** Part of the operation ids: `getPromo`. */
  one: string;
  /** `listPromos`. */
  many: string;
  tag: string;
  /** The description of the group, if the entity has the group for itself. */
  about?: string;
  /** The path of the list. A record has the path `{list}/{id}`. */
  path: `/${string}`;
}

export interface RecordApi<Of extends Operations = Operations> extends RecordNames {
  operations: Of;
}

type NamedOperations<Of, Names extends RecordNames> = {
  [Verb in keyof Of & string as `${Verb}${Verb extends "list" ? Names["many"] : Names["one"]}`]: Of[Verb];
};

function named<Of extends Operations, const Names extends RecordNames>(
  { one, many, tag, about, path }: Names,
  operations: Of,
): RecordApi<NamedOperations<Of, Names>> {
  for (const [name, response] of [
    [one, operations.get?.response],
    [many, operations.list?.response],
  ] as const) {
    if (response && !responseNames.has(response)) nameResponse(name, response);
  }
  const entries = Object.entries(operations).map(([verb, operation]) => [
    `${verb}${verb === "list" ? many : one}`,
    operation,
  ]);
  return { one, many, tag, about, path, operations: Object.fromEntries(entries) };
}

interface RecordContract {
  path: `/${string}`;
  read: Access;
  write: Permission;
  list: Pick<Operation, "summary" | "query" | "response">;
  create: Body;
  update: Body;
  response: z.ZodType;
  summaries: Record<"create" | "get" | "update" | "delete", string>;
  params: z.ZodObject;
}

/** Reads a value with its own type. A property of a type parameter has the type of the constraint. */
function valueAt<Of extends object, Key extends keyof Of>(object: Of, key: Key): Of[Key] {
  return object[key];
}

function operationsOf<const Contract extends RecordContract>(contract: Contract) {
  const { path, summaries } = contract;
  const [read, write] = [valueAt(contract, "read"), valueAt(contract, "write")];
  const [create, update] = [valueAt(contract, "create"), valueAt(contract, "update")];
  const [list, response, params] = [
    valueAt(contract, "list"),
    valueAt(contract, "response"),
    valueAt(contract, "params"),
  ];
  const record = { path: `${path}/{${Object.keys(params.shape).join()}}`, params } as const;
  return {
    list: { method: "GET", path, auth: read, status: 200, ...list },
    create: {
      method: "POST",
      path,
      summary: summaries.create,
      auth: write,
      body: create,
      idempotent: true,
      status: 201,
      response,
    },
    get: { ...record, method: "GET", summary: summaries.get, auth: read, status: 200, response },
    update: {
      ...record,
      method: "PUT",
      summary: summaries.update,
      auth: write,
      body: update,
      versioned: true,
      status: 200,
      response,
    },
    delete: { ...record, method: "DELETE", summary: summaries.delete, auth: write, status: 204 },
  } as const;
}

interface JsonRecordContract extends RecordNames, Pick<RecordContract, "read" | "write" | "summaries"> {
  list: Pick<Operation, "summary" | "query">;
  schemas: Record<"create" | "update" | "response", z.ZodType>;
}

/** The five operations of a record that is sent in JSON, and whose path ends with another key than its id. */
export function keyedRecordApi<const Contract extends JsonRecordContract, Params extends z.ZodObject>(
  contract: Contract,
  params: Params,
) {
  const { path, summaries } = contract;
  const schemas = valueAt(contract, "schemas");
  const response = valueAt(schemas, "response");
  const operations = operationsOf({
    path,
    read: valueAt(contract, "read"),
    write: valueAt(contract, "write"),
    summaries,
    params,
    list: { ...valueAt(contract, "list"), response: z.array(response) },
    create: jsonBody(valueAt(schemas, "create")),
    update: jsonBody(valueAt(schemas, "update")),
    response,
  });
  return named(contract, operations);
}

export function recordApi<const Contract extends JsonRecordContract>(contract: Contract) {
  return keyedRecordApi(contract, idParams);
}

interface PictureRecordContract extends RecordNames {
  list: RecordContract["list"];
  create: z.ZodType;
  update: z.ZodType;
  response: z.ZodType;
  texts: number;
}

/** The six operations of a record that everybody may read, and that is written in multipart with a picture. */
export function pictureRecordApi<const Contract extends PictureRecordContract>(contract: Contract) {
  const { one, path, texts } = contract;
  const updateSchema = valueAt(contract, "update");
  const name = one.toLowerCase();
  const { list, create, get, ...change } = operationsOf({
    path,
    list: valueAt(contract, "list"),
    response: valueAt(contract, "response"),
    params: idParams,
    read: "public",
    write: "editContent",
    create: multipartBody(valueAt(contract, "create"), { texts }),
    update: multipartBody(updateSchema, { texts }),
    summaries: {
      create: `Creates a ${name}.`,
      get: `Returns one ${name}.`,
      update: `Changes a ${name}. Absent fields keep their values.`,
      delete: `Deletes a ${name}.`,
    },
  });
  const replace = {
    ...change.update,
    method: "POST",
    summary: `Changes a ${name}. For clients that cannot send PUT in multipart.`,
    body: multipartBody(updateSchema, { texts, methodField: true }),
  } as const;
  return named(contract, { list, create, get, replace, ...change });
}
