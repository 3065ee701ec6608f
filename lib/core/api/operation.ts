import type { z } from "zod";
import type { Permission } from "../auth/permissions";
import { imageLimits } from "../storage/image-limits";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** `anonymous`: no session is looked up. `public`: everybody may call; staff may get more. */
export type OpenAccess = "anonymous" | "public";

/** A permission needs a valid session (401), a role and scope that have it, and for changes a request from this site (403). */
export type Access = OpenAccess | Permission;

export function requiresSession(auth: Access): auth is Permission {
  return auth !== "anonymous" && auth !== "public";
}

/** The most characters of an `Idempotency-Key`. */
export const idempotencyKeyLimit = 200;

interface JsonBody<S extends z.ZodType> {
  encoding: "json";
  schema: S;
  limit: number;
  /** Other names of keys, by which the value is accepted as well; the contract does not name them. */
  aliases?: Record<string, string>;
}

interface MultipartBody<S extends z.ZodType> {
  encoding: "multipart";
  schema: S;
  texts: number;
  /** An update by POST, for clients that cannot send PUT in multipart. The body needs `_method=PUT` (400). */
  methodField: boolean;
  file: { name: string; bytes: number };
}

export type Body<S extends z.ZodType = z.ZodType> = JsonBody<S> | MultipartBody<S>;

export function jsonBody<S extends z.ZodType>(
  schema: S,
  limit = 1024 * 1024,
  aliases?: JsonBody<S>["aliases"],
): JsonBody<S> {
  return { encoding: "json", schema, limit, aliases };
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
  idempotent?: true;
  /** The call has `provePassword`, which asks for the own password. No API token may make the call (403). */
  provesPassword?: true;
  /** A save that is compared with the record's `updated_at` (409). */
  versioned?: true;
  status?: 200 | 201 | 204;
  response?: z.ZodType;
  media?: readonly string[];
}

export interface Operation extends Declaration {
  method: Method;
  /** Below `/api`, with `{name}` for each of `params`. */
  path: `/${string}`;
  summary: string;
  status: 200 | 201 | 204;
  failures?: readonly number[];
  conflict?: z.ZodType;
}

export type Operations = Record<string, Operation>;
