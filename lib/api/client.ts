import { loginPath } from "../auth/return-path";

const sessionOver = "Unauthorized: Token expired or invalid.";
const shownOfText = 200;

/** A response that is not 2xx, with the server's message. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Record<string, string[]> = {},
    readonly told = true,
    readonly code?: string,
    readonly body?: unknown,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

export interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Before login: a 401 is an ordinary failure, not the end of a session. */
  anonymous?: boolean;
  /** The caller lets the person sign in again, so the 401 of an ended session does not leave the page. */
  stays?: boolean;
}

/** Dispatched on `window` when the session has ended, before the page is left, so that leave guards do not ask. */
export const sessionEndEvent = "session-end";

interface ErrorBody {
  message?: unknown;
  errors?: Record<string, string[]>;
  code?: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const body = parsed(text) as ErrorBody | null | undefined;
  const status = response.statusText || String(response.status);
  const rest = body === undefined && text ? ` ${text.slice(0, shownOfText)}` : "";
  if (typeof body?.message === "string") {
    return new ApiError(response.status, body.message, body.errors, true, body.code, body);
  }
  return new ApiError(response.status, `API error: ${status}${rest}`, {}, false);
}

function send(path: string, { method = "GET", json, form, headers, signal }: ApiRequest): Promise<Response> {
  const type = json === undefined ? undefined : { "Content-Type": "application/json" };
  const body = json === undefined ? form : JSON.stringify(json);
  return fetch(`/api/${path}`, { method, headers: { ...type, ...headers }, body, signal, cache: "no-store" });
}

export async function leaveSession(query = ""): Promise<void> {
  const { pathname, search } = window.location;
  await send("users/logout", { method: "POST" }).catch(() => undefined);
  window.dispatchEvent(new Event(sessionEndEvent));
  window.location.replace(query ? `${loginPath(pathname + search)}&${query}` : "/login");
}

let leaving = false;

/**
 * Sends every request of the browser to `/api`; `path` is without that prefix. Throws an `ApiError` for a response that
 * is not 2xx; a 401 also opens the login page, unless `stays` or `anonymous` is set.
 */
export async function callApi<T = unknown>(path: string, request: ApiRequest = {}): Promise<T> {
  return readResponse<T>(await send(path, request), request);
}

export async function readResponse<T>(response: Response, request: ApiRequest): Promise<T> {
  if (response.status === 401 && !request.anonymous) {
    if (!leaving && !request.stays) {
      leaving = true;
      void leaveSession("expired=1");
    }
    throw new ApiError(401, sessionOver);
  }
  if (!response.ok) throw await errorOf(response);
  const isJson = response.headers.get("content-type")?.includes("application/json");
  return (isJson ? await response.json() : undefined) as T;
}

export function failureText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.told ? error.message : fallback;
}
