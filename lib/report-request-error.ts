import "server-only";
import { isDatabaseAway } from "./api/database-away";
import { log } from "./log";
import { noteReported } from "./reported-errors";
import { requestIdHeader } from "./request-id";

interface FailedRequest {
  path: string;
  method: string;
  headers: NodeJS.Dict<string | string[]>;
}

/** Writes an error of a page down, without the query, cookies or anything else that the visitor sent. */
export function reportRequestError(
  error: unknown,
  { path, method, headers }: FailedRequest,
  route: string,
): void {
  noteReported(error);
  const [pathname] = path.split("?", 1);
  const request_id = headers[requestIdHeader];
  const entry = { err: error, request_id, method, path: pathname, route };
  if (isDatabaseAway(error)) log().warn(entry, "the database does not answer");
  else log().error(entry, "a page could not be rendered");
}
