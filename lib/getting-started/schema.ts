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

/** `demo`: visitors see something of the demo content. `partial`: a field of the step is still empty. */
type StepState = "done" | "demo" | "partial" | "empty";

export interface StepStatus {
  step: GettingStartedStep;
  state: StepState;
  /** What visitors see at present. */
  seen: string;
}

export const gettingStartedInput = z.object({
  open: z.boolean().describe("Whether the dashboard shows the first steps, for all staff."),
});
