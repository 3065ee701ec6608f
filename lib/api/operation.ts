import type { z } from "zod";
import type { Permission } from "../auth/permissions";
import { imageLimits } from "../storage/image-limits";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** `anonymous`: no session is looked up. `public`: everybody may call; staff may get more. */
export type OpenAccess = "anonymous" | "public";

/**
 * Who may call. A permission needs a session that the database knows (401), a role and scope with the permission (403)
 * and, for changes, a request from this site (403).
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
}

interface MultipartBody<S extends z.ZodType> {
  encoding: "multipart";
  schema: S;
  /** Bytes of all texts together. */
  texts: number;
  /** An update by POST, for clients that cannot send PUT in multipart. The body needs `_method=PUT` (400). */
  methodField: boolean;
  file: { name: string; bytes: number };
}

/** How a body is read (415, 413, 400) and checked (422). */
export type Body<S extends z.ZodType = z.ZodType> = JsonBody<S> | MultipartBody<S>;

/** A JSON body of at most `limit` bytes. */
export function jsonBody<S extends z.ZodType>(schema: S, limit = 1024 * 1024): JsonBody<S> {
  return { encoding: "json", schema, limit };
}

const picture = { name: "image", bytes: imageLimits.bytes };

/** A multipart body. Its file is a picture of at most 15 MB unless `file` says otherwise. */
export function multipartBody<S extends z.ZodType>(
  schema: S,
  { texts, methodField = false, file = picture }: Partial<MultipartBody<S>> & { texts: number },
): MultipartBody<S> {
  return { encoding: "multipart", schema, texts, methodField, file };
}

export interface Declaration {
  auth: Access;
  /** Schema of the path's parameters; a mismatch is a 404. */
  params?: z.ZodObject;
  /** Schema of the query; a mismatch is a 422. Empty values count as absent. */
  query?: z.ZodObject;
  body?: Body;
  /** A create whose response is stored under its `Idempotency-Key`. */
  idempotent?: true;
  /** A save that is compared with the record's `updated_at` (409). */
  versioned?: true;
  status?: 200 | 201 | 204;
  response?: z.ZodType;
  /** The media types of a response that is a file. The handler returns a `Response`. */
  media?: readonly string[];
}

export interface Operation extends Declaration {
  method: Method;
  /** Below `/api`, with `{name}` for each of `params`. */
  path: `/${string}`;
  summary: string;
  status: 200 | 201 | 204;
  /** Statuses of failures that do not follow from the other fields. */
  failures?: readonly number[];
  conflict?: z.ZodType;
}

export type Operations = Record<string, Operation>;
