import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { jsonBody } from "../../core/api/operation";
import { loginBodyLimit } from "../../core/auth/credentials";
import { readDemoState, removeDemoContent } from "./remove";
import { demoPlanSchema, demoRemovalInput, demoRemovalResult, demoStateSchema } from "./schema";

export const demoContentApi = {
  getDemoContent: endpoint(
    {
      method: "GET",
      path: "/demo-content",
      summary:
        "Lists the records that a removal of the demo content would remove and keep, and returns the removal that can be undone.",
      auth: "readContent",
      status: 200,
      response: demoStateSchema,
    },
    async () => z.encode(demoStateSchema, await readDemoState()),
  ),

  removeDemoContent: endpoint(
    {
      method: "POST",
      path: "/demo-content/removal",
      summary:
        "Removes the demo content that staff have not changed, as one batch. Needs the password. Is refused with 409 and the current lists if a record has changed since the plan was made.",
      auth: "manageSite",
      provesPassword: true,
      body: jsonBody(demoRemovalInput, loginBodyLimit),
      status: 200,
      response: demoRemovalResult,
      conflict: z.object({ message: z.string(), ...demoPlanSchema.shape }),
    },
    async ({ body: { plan, password }, provePassword, actor }) => {
      await provePassword(password);
      return z.encode(demoRemovalResult, await removeDemoContent(plan, actor));
    },
  ),
} satisfies Api;
