import { z } from "zod";
import { givesRights, roles, scopes } from "./permissions.ts";
import { normalUsername, usernameProblem } from "./usernames.ts";

export const loginBodyLimit = 8 * 1024;

const longestUsername = 100;
export const shortestPassword = 12;
export const longestPassword = 1_000;

/** PostgreSQL cannot store NUL in a text. */
const withoutNul = /^[^\0]*$/;

const text = (message: string) => z.string(message).min(1, message);

const username = text("Username wajib diisi.")
  .max(longestUsername, "Username terlalu panjang.")
  .regex(withoutNul, "Username tidak valid.");

const password = text("Password wajib diisi.").max(longestPassword, "Password terlalu panjang.");

const code = text("Kode wajib diisi.")
  .max(40, "Kode terlalu panjang.")
  .regex(withoutNul, "Kode tidak valid.");

/** The body of a login; all values are texts, never objects. An empty code counts as none. */
export const credentialsSchema = z.object({
  username,
  password,
  totp: z.literal("").or(code).optional(),
});

export type Credentials = z.infer<typeof credentialsSchema>;

const currentPassword = text("Password saat ini wajib diisi.").max(
  longestPassword,
  "Password terlalu panjang.",
);

export const passwordChangeSchema = z.object({
  current_password: currentPassword,
  new_password: text("Password baru wajib diisi.")
    .min(shortestPassword, `Password baru minimal ${shortestPassword} karakter.`)
    .max(longestPassword, "Password terlalu panjang."),
});

export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** A name as it is given to a new account: in one alphabet, without spaces around it and whatever else nobody sees. */
const newUsername = username
  .overwrite(normalUsername)
  .regex(/^(?!\s)(?!.*\s$)/u, "Username tidak boleh diawali atau diakhiri spasi.")
  .superRefine((name, context) => {
    const message = usernameProblem(name);
    if (message) context.addIssue({ code: "custom", message });
  });

const newPassword = passwordChangeSchema.shape.new_password;

const role = z.enum(roles, "Pilih admin atau editor.");

/** `password` is the one of the new account, `current_password` the one of the admin who asks. */
export const accountCreateSchema = z.object({
  username: newUsername,
  password: newPassword,
  role,
  current_password: currentPassword,
});

export const accountUpdateSchema = z
  .object({ role: role.optional(), active: z.boolean().optional(), password: password.optional() })
  .superRefine((update, context) => {
    if (!givesRights(update) || update.password !== undefined) return;
    context.addIssue({ code: "custom", path: ["password"], message: "Password wajib diisi." });
  });

export const invitationSchema = z.object({ role, password });

export const ownPasswordSchema = z.object({ password });

export const invitationAcceptanceSchema = z.object({
  token: text("Tautan undangan tidak lengkap.").max(100, "Tautan undangan tidak valid."),
  username: newUsername,
  password: newPassword,
});

export type InvitationAcceptance = z.infer<typeof invitationAcceptanceSchema>;

export const codeSchema = z.object({ code });

export const twoStepProofSchema = z.object({ password, code });

export const tokenSchema = z.object({
  name: text("Nama wajib diisi.")
    .max(100, "Nama terlalu panjang.")
    .regex(/^[^\0]*$/, "Nama tidak valid.")
    .regex(/\S/, "Nama wajib diisi."),
  scope: z.enum(scopes, "Pilih read atau write."),
  /** Days until the token expires; without a value it never does. */
  days: z
    .int()
    .min(1)
    .max(3_650)
    .nullish()
    .transform((days) => days ?? null),
  password,
});

export type TokenInput = z.infer<typeof tokenSchema>;
