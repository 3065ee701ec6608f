import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import { loginBodyLimit } from "../../auth/credentials";
import {
  demoPlanSchema,
  demoRemovalInput,
  demoRemovalResult,
  demoStateSchema,
} from "../../demo-content/schema";

export const demoContentOperations = {
  getDemoContent: {
    method: "GET",
    path: "/demo-content",
    summary: "What a removal of the demo content would remove and keep, and the removal that can be undone",
    auth: "readContent",
    status: 200,
    response: demoStateSchema,
  },
  removeDemoContent: {
    method: "POST",
    path: "/demo-content/removal",
    summary:
      "Remove the demo content that staff have not changed, by the own password, as one batch; 409 with the lists anew if anything has changed since the plan",
    auth: "manageSite",
    body: jsonBody(demoRemovalInput, loginBodyLimit),
    status: 200,
    response: demoRemovalResult,
    conflict: z.object({ message: z.string(), ...demoPlanSchema.shape }),
  },
} as const satisfies Operations;
