import type { RouteHandler } from "@/lib/api/endpoint";
import { checkAnswer } from "./check-answer";

export interface Answer {
  status: number;
  headers: Headers;
  // What a test expects of it is the test.
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
  if (!isFile) checkAnswer(handler, init.method ?? "GET", response.status, body);
  return { status: response.status, headers: response.headers, body };
}
