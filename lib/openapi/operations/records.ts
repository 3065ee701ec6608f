import type { z } from "zod";
import {
  type Access,
  type Body,
  jsonBody,
  multipartBody,
  type Operation,
  type Operations,
} from "../../api/operation";
import { idParams } from "../../api/query";
import type { Permission } from "../../auth/permissions";
import { blogCreateSchema, blogListQuery, blogTexts, blogUpdateSchema } from "../../blogs/schema";
import { closedPeriodCreateSchema, closedPeriodUpdateSchema } from "../../closed-days/fields";
import { promoCreateSchema, promoTexts, promoUpdateSchema } from "../../promos/fields";
import { responses } from "../schemas";

interface Names<One extends string, Many extends string> {
  /** Part of the operation ids: `getPromo`. */
  one: One;
  /** `listPromos`. */
  many: Many;
}

type NamedOperations<Of, One extends string, Many extends string> = {
  [Verb in keyof Of & string as `${Verb}${Verb extends "list" ? Many : One}`]: Of[Verb];
};

function named<Of extends Operations, One extends string, Many extends string>(
  { one, many }: Names<One, Many>,
  operations: Of,
) {
  const entries = Object.entries(operations).map(([verb, operation]) => [
    `${verb}${verb === "list" ? many : one}`,
    operation,
  ]);
  return Object.fromEntries(entries) as NamedOperations<Of, One, Many>;
}

interface RecordContract<
  Read extends Access,
  Write extends Permission,
  List,
  Create extends Body,
  Update extends Body,
  Response extends z.ZodType,
> {
  path: `/${string}`;
  read: Read;
  write: Write;
  list: List;
  create: Create;
  update: Update;
  response: Response;
  summaries: Record<"create" | "get" | "update" | "delete", string>;
}

type ListContract = Pick<Operation, "summary" | "query" | "response">;

function operationsOf<
  Read extends Access,
  Write extends Permission,
  List extends ListContract,
  Create extends Body,
  Update extends Body,
  Response extends z.ZodType,
>(contract: RecordContract<Read, Write, List, Create, Update, Response>) {
  const { path, read, write, list, create, update, response, summaries } = contract;
  const record = { path: `${path}/{id}`, params: idParams } as const;
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

export function recordOperations<
  One extends string,
  Many extends string,
  Read extends Access,
  Write extends Permission,
  List extends ListContract,
  Create extends Body,
  Update extends Body,
  Response extends z.ZodType,
>(contract: Names<One, Many> & RecordContract<Read, Write, List, Create, Update, Response>) {
  const operations = operationsOf(contract);
  return named(contract, operations);
}

interface PictureRecordContract<
  One extends string,
  Many extends string,
  List,
  Create extends z.ZodType,
  Update extends z.ZodType,
  Response extends z.ZodType,
> extends Names<One, Many> {
  path: `/${string}`;
  list: List;
  create: Create;
  update: Update;
  texts: number;
  response: Response;
}

/** The operations of records that everybody may read, and that are written in multipart with a picture. */
function pictureRecordOperations<
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

export const promoOperations = pictureRecordOperations({
  one: "Promo",
  many: "Promos",
  path: "/promos",
  list: { summary: "All promos, ended ones too", response: responses.Promos },
  create: promoCreateSchema,
  update: promoUpdateSchema,
  texts: promoTexts,
  response: responses.Promo,
});

export const blogOperations = pictureRecordOperations({
  one: "Blog",
  many: "Blogs",
  path: "/blogs",
  list: {
    summary: "Blogs, newest first; scheduled ones for admins only",
    query: blogListQuery,
    response: responses.BlogPage,
  },
  create: blogCreateSchema,
  update: blogUpdateSchema,
  texts: blogTexts,
  response: responses.Blog,
});

/** The list holds all closed days, so that no operation reads one. */
export const { getClosedPeriod: _, ...closedDayOperations } = recordOperations({
  one: "ClosedPeriod",
  many: "ClosedPeriods",
  path: "/closed-periods",
  read: "public",
  write: "closeDays",
  list: {
    summary: "Days on which no tour of a type runs, or none at all",
    response: responses.ClosedPeriods,
  },
  create: jsonBody(closedPeriodCreateSchema),
  update: jsonBody(closedPeriodUpdateSchema),
  response: responses.ClosedPeriod,
  summaries: {
    create: "New closed days, for admins",
    get: "Closed days",
    update: "Change closed days: absent keys stay",
    delete: "Delete closed days",
  },
});

export const recordTags = [
  { name: "Promos", description: "Offers with an end date.", operations: promoOperations },
  { name: "Blogs", description: "Articles in HTML.", operations: blogOperations },
];
