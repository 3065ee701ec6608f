import type { RouteHandler } from "@/lib/core/api/endpoint";
import type { Admin } from "./admin";
import { callAs, succeed } from "./call";

/** Tries a change of many records, and makes the change with the plan of the trial. */
export async function applyPlan(admin: Admin, operation: RouteHandler, json: object, key = "k", by = admin) {
  const { plan } = await succeed<{ plan: string }>(callAs(admin, operation, { json }));
  return callAs(by, operation, { json: { ...json, plan }, headers: { "Idempotency-Key": key } });
}
