import { z } from "zod";
import { isoTime } from "../content/fields.ts";
import { roles, scopes } from "./permissions.ts";

const id = z.int();
const role = z.enum(roles);
const scope = z.enum(scopes);
const network = z
  .string()
  .nullable()
  .describe("The network of the client: its address without the last part (a /24 or a /48).");
const agent = z.string().nullable().describe("The name that the client's program sends as its user agent.");

export const accountSchema = z.object({
  id,
  username: z.string(),
  role,
  active: z.boolean(),
  created_at: isoTime,
  two_step: z.boolean().describe("True if a login to the account needs a second step."),
  sessions: z
    .int()
    .min(0)
    .describe("The number of sessions of the account that have not ended. API tokens are not counted."),
  last_seen_at: isoTime.nullable(),
});

export type AccountView = z.output<typeof accountSchema>;

export const newAccountSchema = z.object({ id, username: z.string(), role });

export const openInvitationSchema = z.object({
  id,
  role,
  created_at: isoTime,
  expires_at: isoTime,
  created_by: z.string().describe("The username of the admin who made the invitation."),
});

export type InvitationView = z.output<typeof openInvitationSchema>;

export const madeInvitationSchema = z.object({
  id,
  role,
  expires_at: isoTime,
  url: z.url().describe("The address for the invited person. The API returns it only once."),
});

export const sessionSchema = z.object({
  id,
  kind: z.enum(["cookie", "bearer"]),
  network,
  agent,
  created_at: isoTime,
  last_used_at: isoTime,
  current: z.boolean().describe("True if this request was made with the session."),
});

export type SessionView = z.output<typeof sessionSchema>;

export const totpSetupSchema = z.object({
  secret: z.string().describe("The secret in base32, to be typed into an app that cannot read the QR code."),
  uri: z.string(),
  svg: z.string().describe("The `uri` as a QR code."),
});

export type TotpSetupView = z.output<typeof totpSetupSchema>;

export interface TwoStepView {
  on: boolean;
  recovery_codes_left: number;
}

export const recoveryCodesSchema = z.object({
  recovery_codes: z
    .array(z.string())
    .describe(
      "The recovery codes. Each can be used once in place of a code of the app. The API returns them only once.",
    ),
});

export const tokenViewSchema = z.object({
  id,
  name: z.string(),
  scope,
  created_at: isoTime,
  last_used_at: isoTime.nullable().describe("Null if the token has not been used yet."),
  expires_at: isoTime.nullable().describe("Null if the token is valid until it is revoked."),
  before_password: z
    .boolean()
    .describe("Whether the owner has changed the password since the token was made."),
});

export type TokenView = z.output<typeof tokenViewSchema>;

export const madeTokenSchema = tokenViewSchema.extend({
  token: z.string().describe("The token for the `Authorization` header. The API returns it only once."),
});
