import { loginPath } from "../auth/return-path";

const sessionOver = "Unauthorized: Token expired or invalid.";
const shownOfText = 200;

/** A response that is not 2xx, with the server's message. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Field errors of a 422 by path: `faqs.0.question`. */
    readonly fields: Record<string, string[]> = {},
    /** Whether the message is the server's, not made up here. */
    readonly told = true,
    /** Which failure of its status it is, where the client acts on it. */
    readonly code?: string,
    /** The whole answer, where a client reads more of it. */
    readonly body?: unknown,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

export interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart. */
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Before login: a 401 is an ordinary failure, not the end of a session. */
  anonymous?: boolean;
  /** The caller signs the person in again: the 401 of an ended session does not leave the page. */
  stays?: boolean;
}

/** Dispatched on `window` when the session has ended, before the page is left: leave guards must not ask. */
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

/** Forgets the session, here and at the server, and leaves for the login page. */
export async function leaveSession(query = ""): Promise<void> {
  const { pathname, search } = window.location;
  await send("users/logout", { method: "POST" }).catch(() => undefined);
  window.dispatchEvent(new Event(sessionEndEvent));
  window.location.replace(query ? `${loginPath(pathname + search)}&${query}` : "/login");
}

let leaving = false;

/**
 * The one way from the browser to `/api`: `path` without that prefix. Returns the response's JSON, or
 * nothing where there is none. Throws an `ApiError` for every response that is not 2xx; the 401 of an
 * ended session leads to the login page as well, which says why, unless the caller `stays`.
 */
export async function callApi<T = unknown>(path: string, request: ApiRequest = {}): Promise<T> {
  return readResponse<T>(await send(path, request), request);
}

/** What `callApi` makes of a response, for a request that was sent another way. */
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

/** The server's message where there is one, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.told ? error.message : fallback;
}
