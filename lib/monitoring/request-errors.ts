import "server-only";
import { isDatabaseAway } from "../errors";
import { log } from "../log";
import { sharedState } from "../shared-state";

/** Header of a request's id in logs and responses. The server sets it and ignores the client's value. */
export const requestIdHeader = "x-request-id";

const reported = sharedState("reported-errors", () => new WeakSet<object>());

export function noteReported(error: unknown): void {
  if (typeof error === "object" && error !== null) reported.add(error);
}

export function isReported(error: object): boolean {
  return reported.has(error);
}

interface FailedRequest {
  path: string;
  method: string;
  headers: NodeJS.Dict<string | string[]>;
}

/** Leaves out the query, cookies and other data of the visitor. */
export function reportRequestError(
  error: unknown,
  { path, method, headers }: FailedRequest,
  route: string,
): void {
  noteReported(error);
  const [pathname] = path.split("?", 1);
  const request_id = headers[requestIdHeader];
  const entry = { err: error, request_id, method, path: pathname, route };
  if (isDatabaseAway(error)) log().warn(entry, "The database does not respond, so a request got 503.");
  else log().error(entry, "A page could not be rendered.");
}
