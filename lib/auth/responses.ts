import { z } from "zod";
import { isoTime } from "../content/fields.ts";
import { roles, scopes } from "./permissions.ts";

const id = z.int();
const role = z.enum(roles);
const scope = z.enum(scopes);
const network = z
  .string()
  .nullable()
  .describe("The address it came from without its last part: a /24 or a /48.");
const agent = z.string().nullable().describe("The program it came from, as it names itself.");

export const accountSchema = z.object({
  id,
  username: z.string(),
  role,
  active: z.boolean(),
  created_at: isoTime,
  two_step: z.boolean().describe("Whether a login needs a second step."),
  sessions: z.int().min(0).describe("How many are alive, API tokens left out."),
  last_seen_at: isoTime.nullable(),
});

export type AccountView = z.output<typeof accountSchema>;

export const newAccountSchema = z.object({ id, username: z.string(), role });

export const openInvitationSchema = z.object({
  id,
  role,
  created_at: isoTime,
  expires_at: isoTime,
  created_by: z.string().describe("The username of the admin who has made it."),
});

export type InvitationView = z.output<typeof openInvitationSchema>;

export const madeInvitationSchema = z.object({
  id,
  role,
  expires_at: isoTime,
  url: z.url().describe("For the person who is invited. It is shown this once."),
});

export const sessionSchema = z.object({
  id,
  kind: z.enum(["cookie", "bearer"]),
  network,
  agent,
  created_at: isoTime,
  last_used_at: isoTime,
  current: z.boolean().describe("Whether it is the one that asks."),
});

export type SessionView = z.output<typeof sessionSchema>;

export const totpSetupSchema = z.object({
  secret: z.string().describe("In base32, for an app that cannot read the code."),
  uri: z.string(),
  svg: z.string().describe("The address as a QR code."),
});

export type TotpSetupView = z.output<typeof totpSetupSchema>;

export interface TwoStepView {
  on: boolean;
  recovery_codes_left: number;
}

export const recoveryCodesSchema = z.object({
  recovery_codes: z
    .array(z.string())
    .describe("Each takes the place of a code of the app, once. Shown this once."),
});

export const tokenViewSchema = z.object({
  id,
  name: z.string(),
  scope,
  created_at: isoTime,
  last_used_at: isoTime.nullable().describe("Null: never yet."),
  expires_at: isoTime.nullable().describe("Null: until it is revoked."),
});

export type TokenView = z.output<typeof tokenViewSchema>;

export const madeTokenSchema = tokenViewSchema.extend({
  token: z.string().describe("For the Authorization header. It is shown this once."),
});
