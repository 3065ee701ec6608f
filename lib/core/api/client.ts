import { loginPath } from "../auth/return-path";

const sessionOver = "Unauthorized: Token expired or invalid.";
const shownOfText = 200;

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
  /** A 401 before login is an ordinary failure. */
  anonymous?: boolean;
  /** The caller lets the person sign in again, so a 401 does not leave the page. */
  stays?: boolean;
}

/** Dispatched on `window` before an ended session leaves the page, so that leave guards do not ask. */
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

/** Throws an `ApiError` for a failure; a 401 also opens the login page, unless `stays` or `anonymous` is set. */
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
