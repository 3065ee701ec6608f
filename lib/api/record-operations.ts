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

interface Names<One extends string, Many extends string> {
  /** Part of the operation ids: `getPromo`. */
  one: One;
  /** `listPromos`. */
  many: Many;
  /** The group of operations in the API's document. */
  tag: string;
  /** The description of the group, if the entity has the group for itself. */
  about?: string;
  /** The path of the list. A record has the path `{list}/{id}`. */
  path: `/${string}`;
}

/** The operations of the API that follow from an entity. */
export interface RecordApi<Of extends Operations = Operations> extends Names<string, string> {
  operations: Of;
}

type NamedOperations<Of, One extends string, Many extends string> = {
  [Verb in keyof Of & string as `${Verb}${Verb extends "list" ? Many : One}`]: Of[Verb];
};

function named<Of extends Operations, One extends string, Many extends string>(
  { one, many, tag, about, path }: Names<One, Many>,
  operations: Of,
) {
  const entries = Object.entries(operations).map(([verb, operation]) => [
    `${verb}${verb === "list" ? many : one}`,
    operation,
  ]);
  const made = Object.fromEntries(entries) as NamedOperations<Of, One, Many>;
  return { one, many, tag, about, path, operations: made };
}

interface RecordBodies<Create, Update, Response> {
  create: Create;
  update: Update;
  response: Response;
}

interface RecordContract<
  Read extends Access,
  Write extends Permission,
  List,
  Create,
  Update,
  Response extends z.ZodType,
  Params extends z.ZodObject,
> extends RecordBodies<Create, Update, Response> {
  path: `/${string}`;
  read: Read;
  write: Write;
  list: List;
  summaries: Record<"create" | "get" | "update" | "delete", string>;
  /** The parameter of a record's path. */
  params: Params;
}

type ListContract = Pick<Operation, "summary" | "query" | "response">;

function operationsOf<
  Read extends Access,
  Write extends Permission,
  List extends ListContract,
  Create extends Body,
  Update extends Body,
  Response extends z.ZodType,
  Params extends z.ZodObject,
>(contract: RecordContract<Read, Write, List, Create, Update, Response, Params>) {
  const { path, read, write, list, create, update, response, summaries, params } = contract;
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

interface JsonRecordContract<
  One extends string,
  Many extends string,
  Read extends Access,
  Write extends Permission,
  List,
  Create extends z.ZodType,
  Update extends z.ZodType,
  Response extends z.ZodType,
  Params extends z.ZodObject,
> extends Names<One, Many>,
    Pick<
      RecordContract<Read, Write, List, Create, Update, Response, Params>,
      "read" | "write" | "list" | "summaries" | "params"
    > {
  schemas: RecordBodies<Create, Update, Response>;
}

/** The five operations of a record that is sent in JSON, and whose path ends with another key than its id. */
export function keyedRecordApi<
  One extends string,
  Many extends string,
  Read extends Access,
  Write extends Permission,
  List extends Pick<Operation, "summary" | "query">,
  Create extends z.ZodType,
  Update extends z.ZodType,
  Response extends z.ZodType,
  Params extends z.ZodObject,
>(contract: JsonRecordContract<One, Many, Read, Write, List, Create, Update, Response, Params>) {
  const { create, update, response } = contract.schemas;
  const operations = operationsOf({
    ...contract,
    list: { ...contract.list, response: z.array(response) },
    create: jsonBody(create),
    update: jsonBody(update),
    response,
  });
  return named(contract, operations);
}

/** The five operations of a record that is sent in JSON. */
export function recordApi<
  One extends string,
  Many extends string,
  Read extends Access,
  Write extends Permission,
  List extends Pick<Operation, "summary" | "query">,
  Create extends z.ZodType,
  Update extends z.ZodType,
  Response extends z.ZodType,
>(
  contract: Omit<
    JsonRecordContract<One, Many, Read, Write, List, Create, Update, Response, typeof idParams>,
    "params"
  >,
) {
  return keyedRecordApi({ ...contract, params: idParams });
}

interface PictureRecordContract<
  One extends string,
  Many extends string,
  List,
  Create extends z.ZodType,
  Update extends z.ZodType,
  Response extends z.ZodType,
> extends Names<One, Many> {
  list: List;
  create: Create;
  update: Update;
  texts: number;
  response: Response;
}

/** The six operations of a record that everybody may read, and that is written in multipart with a picture. */
export function pictureRecordApi<
  One extends string,
  Many extends string,
  List extends ListContract,
  Create extends z.ZodType,
  Update extends z.ZodType,
  Response extends z.ZodType,
>(contract: PictureRecordContract<One, Many, List, Create, Update, Response>) {
  const { one, texts, update } = contract;
  const name = one.toLowerCase();
  const { list, create, get, ...change } = operationsOf({
    ...contract,
    params: idParams,
    read: "public",
    write: "editContent",
    create: multipartBody(contract.create, { texts }),
    update: multipartBody(update, { texts }),
    summaries: {
      create: `A new ${name}`,
      get: `One ${name}`,
      update: `Change a ${name}: absent fields stay`,
      delete: `Delete a ${name}`,
    },
  });
  const replace = {
    ...change.update,
    method: "POST",
    summary: `Change a ${name}, for clients that cannot send PUT in multipart`,
    body: multipartBody(update, { texts, methodField: true }),
  } as const;
  return named(contract, { list, create, get, replace, ...change });
}
