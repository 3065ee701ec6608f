import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
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

interface Render {
  databaseAway: boolean;
}

const renders = sharedState("failed-renders", () => new AsyncLocalStorage<Render>());

/** Runs a request to Next. The second result says whether Next failed because the database was away, which its 500 does not tell. */
export async function noticeDatabaseAway<T>(render: () => Promise<T>): Promise<[T, boolean]> {
  const begun: Render = { databaseAway: false };
  const result = await renders.run(begun, render);
  return [result, begun.databaseAway];
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
  const databaseAway = isDatabaseAway(error);
  const render = renders.getStore();
  if (render && databaseAway) render.databaseAway = true;
  if (databaseAway) log().warn(entry, "The database does not respond, so a request got 503.");
  else log().error(entry, "A page could not be rendered.");
}
