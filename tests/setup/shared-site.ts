import { siteSql } from "./site-sql";

/** The run's shared site, which the global setup started before this process. */
const origin = process.env.E2E_URL ?? "";

/** Asks the run's shared site and follows no redirect. */
export function send(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(origin + address, { redirect: "manual", ...init });
}

/** Runs SQL in the shared site's database. */
export function sql(text: string, values: unknown[] = []) {
  return siteSql(process.env.E2E_DATA_DIR ?? "", text, values);
}
