import type { RouteHandler } from "@/lib/api/endpoint";
import type { Admin } from "./admin";
import { type Answer, callAs, type Sent } from "./call";

/** Runs a changing call as an admin; `callAs` needs neither address nor method. */
export function write(
  admin: Admin,
  handler: RouteHandler,
  _address: string,
  { method: _method, ...sent }: Sent & { method?: string } = {},
): Promise<Answer> {
  return callAs(admin, handler, sent);
}
