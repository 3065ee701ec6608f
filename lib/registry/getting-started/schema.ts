import { z } from "zod";

/** The first steps of a new site, in their order. */
export const gettingStartedSteps = [
  "identity",
  "chats",
  "phones",
  "address",
  "documents",
  "home",
  "pictures",
  "tour",
  "staff",
] as const;

export type GettingStartedStep = (typeof gettingStartedSteps)[number];

/** Technical steps before the site is opened to the public. */
export const liveSteps = ["domain", "https", "backup", "email"] as const;

export type LiveStep = (typeof liveSteps)[number];

/** A step to the open site that is not done; `host` is the present host of the site. */
export interface MissingForLive {
  step: LiveStep;
  host: string;
}

/**
 * `demo`: visitors see something of the demo content. `partial`: a field of the step is still empty. `optional`: nothing is missing
 * without it.
 */
type StepState = "done" | "demo" | "partial" | "empty" | "optional";

export interface StepStatus {
  step: GettingStartedStep;
  state: StepState;
  /** What visitors see at present. */
  seen: string;
}

export const gettingStartedInput = z.object({
  open: z.boolean().describe("True if the dashboard shows the first steps to all staff."),
});
