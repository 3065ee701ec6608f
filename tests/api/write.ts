import type { RouteHandler } from "@/lib/api/endpoint";
import type { Admin } from "./admin";
import { type Answer, call } from "./call";

interface Write {
  id?: number | string;
  json?: unknown;
  form?: FormData | Record<string, string | Blob>;
  headers?: Record<string, string>;
  method?: string;
}

function formOf(fields: FormData | Record<string, string | Blob>): FormData {
  if (fields instanceof FormData) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Runs a changing call as an admin, with a JSON or a multipart body. */
export function write(
  admin: Admin,
  handler: RouteHandler,
  address: string,
  { id, json, form, headers, method = "POST" }: Write = {},
): Promise<Answer> {
  const type: Record<string, string> = json === undefined ? {} : { "Content-Type": "application/json" };
  const body = form ? formOf(form) : json === undefined ? undefined : JSON.stringify(json);
  const params: Record<string, string> = id === undefined ? {} : { id: String(id) };
  return call(handler, address, { method, params, body, headers: { ...admin.headers, ...type, ...headers } });
}
