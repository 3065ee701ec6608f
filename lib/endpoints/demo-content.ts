import "server-only";
import { z } from "zod";
import { endpoints } from "../api/endpoint";
import { requireOwnPassword } from "../auth/log-in";
import { readDemoState, removeDemoContent } from "../demo-content/remove";
import { demoRemovalResult, demoStateSchema } from "../demo-content/schema";
import { demoContentOperations } from "../openapi/operations/demo-content";

export const demoContentEndpoints = endpoints(demoContentOperations, {
  getDemoContent: async () => z.encode(demoStateSchema, await readDemoState()),
  removeDemoContent: async ({ body: { plan, password }, session, actor, headers }) => {
    await requireOwnPassword(session, password, headers);
    return z.encode(demoRemovalResult, await removeDemoContent(plan, actor));
  },
});
