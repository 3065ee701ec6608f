import type { z } from "zod";
import { multipartBody, type Operation, type Operations } from "../../api/operation";
import { idParams } from "../../api/query";
import { blogCreateSchema, blogListQuery, blogTexts, blogUpdateSchema } from "../../blogs/schema";
import { promoCreateSchema, promoTexts, promoUpdateSchema } from "../../promos/fields";
import { responses } from "../schemas";

interface RecordContract<
  One extends string,
  Many extends string,
  List,
  Create extends z.ZodType,
  Update extends z.ZodType,
  Response extends z.ZodType,
> {
  one: One;
  many: Many;
  path: `/${string}`;
  list: List;
  create: Create;
  update: Update;
  texts: number;
  response: Response;
}

type RecordOperations<Of, One extends string, Many extends string> = {
  [Name in keyof Of & string as `${Name}${Name extends "list" ? Many : One}`]: Of[Name];
};

/** The operations of records that everybody may read, and that are written in multipart with a picture. */
function recordOperations<
  One extends string,
  Many extends string,
  List extends Pick<Operation, "summary" | "query" | "response">,
  Create extends z.ZodType,
  Update extends z.ZodType,
  Response extends z.ZodType,
>({
  one,
  many,
  path,
  list,
  create,
  update,
  texts,
  response,
}: RecordContract<One, Many, List, Create, Update, Response>) {
  const name = one.toLowerCase();
  const record = { path: `${path}/{id}`, params: idParams, status: 200, response } as const;
  const change = { ...record, auth: "editContent", versioned: true } as const;
  const operations = {
    list: { method: "GET", path, auth: "public", status: 200, ...list },
    create: {
      method: "POST",
      path,
      summary: `A new ${name}`,
      auth: "editContent",
      body: multipartBody(create, { texts }),
      idempotent: true,
      status: 201,
      response,
    },
    get: { ...record, method: "GET", summary: `One ${name}`, auth: "public" },
    replace: {
      ...change,
      method: "POST",
      summary: `Change a ${name}, for clients that cannot send PUT in multipart`,
      body: multipartBody(update, { texts, methodField: true }),
    },
    update: {
      ...change,
      method: "PUT",
      summary: `Change a ${name}: absent fields stay`,
      body: multipartBody(update, { texts }),
    },
    delete: {
      method: "DELETE",
      path: record.path,
      summary: `Delete a ${name}`,
      auth: "editContent",
      params: idParams,
      status: 204,
    },
  } as const satisfies Operations;
  const named = Object.entries(operations).map(([verb, operation]) => [
    `${verb}${verb === "list" ? many : one}`,
    operation,
  ]);
  return Object.fromEntries(named) as RecordOperations<typeof operations, One, Many>;
}

export const promoOperations = recordOperations({
  one: "Promo",
  many: "Promos",
  path: "/promos",
  list: { summary: "All promos, ended ones too", response: responses.Promos },
  create: promoCreateSchema,
  update: promoUpdateSchema,
  texts: promoTexts,
  response: responses.Promo,
});

export const blogOperations = recordOperations({
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

export const recordTags = [
  { name: "Promos", description: "Offers with an end date.", operations: promoOperations },
  { name: "Blogs", description: "Articles in HTML.", operations: blogOperations },
];
