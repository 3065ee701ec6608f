import { expect } from "vitest";
import type { RouteHandler } from "@/lib/core/api/endpoint";
import type { Admin } from "./admin";
import { checkResponse, operationOf } from "./check-response";

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

const origin = "http://localhost:3000";

/**
 * Runs a route handler with a request for `address`, as Next would, and reads its JSON, which has to be
 * what the OpenAPI document says; a file is its text.
 */
export async function call(
  handler: RouteHandler,
  address: string,
  { params = {}, ...init }: RequestInit & { params?: Record<string, string | string[]> } = {},
): Promise<Answer> {
  const response = await handler(new Request(origin + address, init), { params: Promise.resolve(params) });
  const text = await response.text();
  const isFile = response.headers.has("content-disposition");
  const body: unknown = isFile || !text ? text || null : JSON.parse(text);
  const method = init.method ?? "GET";
  if (!isFile && !["HEAD", "OPTIONS"].includes(method)) checkResponse(handler, response.status, body);
  return { status: response.status, headers: response.headers, body };
}

export interface Sent {
  /** The value of `{id}` in the path. */
  id?: number | string;
  params?: Record<string, string>;
  query?: string;
  json?: unknown;
  form?: FormData | Record<string, string | Blob>;
  headers?: Record<string, string>;
}

function formOf(fields: FormData | Record<string, string | Blob>): FormData {
  if (fields instanceof FormData) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Runs an operation at the method and address that it declares, for an admin or for a visitor (null). */
export function callAs(
  admin: Admin | null,
  operation: RouteHandler,
  { id, params = {}, query = "", json, form, headers }: Sent = {},
): Promise<Answer> {
  const declared = operationOf(operation);
  if (!declared) throw new Error("The handler is no operation of the API.");
  const inPath: Record<string, string> = id === undefined ? params : { id: String(id), ...params };
  const path = declared.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(inPath[name] ?? ""));
  const type: Record<string, string> = json === undefined ? {} : { "Content-Type": "application/json" };
  const text = json === undefined ? undefined : JSON.stringify(json);
  return call(operation, `/api${path}${query && `?${query}`}`, {
    method: declared.method,
    params: inPath,
    body: form ? formOf(form) : text,
    headers: { ...admin?.headers, ...type, ...headers },
  });
}

/** The body of an answer that has to be a success. */
export async function succeed<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`The call was refused with ${status}: ${JSON.stringify(body)}`);
  return body as T;
}

/** What an answer with 422 and an error at each of these fields matches. */
export function refusedAt(...fields: string[]) {
  return {
    status: 422,
    body: { errors: Object.fromEntries(fields.map((field) => [field, [expect.any(String)]])) },
  };
}
