import type { z } from "zod";
import type { Permission } from "../auth/permissions";
import { imageLimits } from "../storage/image-limits";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** `anonymous`: everybody, and no session is looked up. `public`: everybody, and staff may get more. */
export type OpenAccess = "anonymous" | "public";

/**
 * Who may call. A permission: those whose session the database knows (401), whose role and scope have it, and who ask for
 * changes from this site (403).
 */
export type Access = OpenAccess | Permission;

export function needsSession(auth: Access): auth is Permission {
  return auth !== "anonymous" && auth !== "public";
}

/** The most characters of an `Idempotency-Key`. */
export const idempotencyKeyLimit = 200;

interface JsonBody<S extends z.ZodType> {
  encoding: "json";
  schema: S;
  /** Bytes. */
  limit: number;
  /** Other names of keys, by which the value is accepted as well; the contract does not name them. */
  aliases?: Record<string, string>;
}

/** Texts and a file, under the name of its field. */
interface MultipartBody<S extends z.ZodType> {
  encoding: "multipart";
  schema: S;
  /** Bytes of all the texts together. */
  texts: number;
  /** An update by POST, for clients that cannot send PUT in multipart: the body needs `_method=PUT` (400). */
  methodField: boolean;
  file: { name: string; bytes: number };
}

/** How a body is read (415, 413, 400), and what it must be (422). */
export type Body<S extends z.ZodType = z.ZodType> = JsonBody<S> | MultipartBody<S>;

/** A JSON body of at most 1 MiB, or of `limit` bytes. */
export function jsonBody<S extends z.ZodType>(
  schema: S,
  limit = 1024 * 1024,
  aliases?: JsonBody<S>["aliases"],
): JsonBody<S> {
  return { encoding: "json", schema, limit, aliases };
}

const picture = { name: "image", bytes: imageLimits.bytes };

/** A multipart body; its file is a picture of at most 15 MB where nothing else is said. */
export function multipartBody<S extends z.ZodType>(
  schema: S,
  { texts, methodField = false, file = picture }: Partial<MultipartBody<S>> & { texts: number },
): MultipartBody<S> {
  return { encoding: "multipart", schema, texts, methodField, file };
}

/** What `endpoint` has to know of a request and its response. */
export interface Declaration {
  auth: Access;
  /** Of the path; what does not fit is not there: 404. */
  params?: z.ZodObject;
  /** Of the address; what does not fit is 422. Empty values count as absent. */
  query?: z.ZodObject;
  body?: Body;
  /** A create that is remembered by its `Idempotency-Key`. */
  idempotent?: true;
  /** A save that is compared with the record's `updated_at`: 409. */
  versioned?: true;
  /** Of a success, 200 where it is not named; 204 has no body. */
  status?: 200 | 201 | 204;
  /** The form on the wire; without one the response is any object. */
  response?: z.ZodType;
  /** Of a response that is a file: its types. The handler gives it as a `Response`. */
  media?: readonly string[];
}

/** One method of one path: all that its route and the OpenAPI document need. */
export interface Operation extends Declaration {
  method: Method;
  /** Below `/api`, with `{name}` for each of `params`. */
  path: `/${string}`;
  summary: string;
  status: 200 | 201 | 204;
  /** Statuses of failures that do not follow from the rest. */
  failures?: readonly number[];
  /** The form of its 409, where that says more than a message. */
  conflict?: z.ZodType;
}

/** Operations by the id that the document gives them. */
export type Operations = Record<string, Operation>;
