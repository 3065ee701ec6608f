import { z } from "zod";

/** What a login may weigh. */
export const loginBodyLimit = 8 * 1024;

const longestUsername = 100;
export const shortestPassword = 12;
/** Bounds what argon2 is given. */
export const longestPassword = 1_000;

/** PostgreSQL's text holds no NUL. */
const withoutNul = /^[^\0]*$/;

/** A text that must be there; a value of another type is told the same. */
const text = (message: string) => z.string(message).min(1, message);

/** What a login sends; both are plain texts, never objects. */
export const credentialsSchema = z.object({
  username: text("Username wajib diisi.")
    .max(longestUsername, "Username terlalu panjang.")
    .regex(withoutNul, "Username tidak valid."),
  password: text("Password wajib diisi.").max(longestPassword, "Password terlalu panjang."),
});

export type Credentials = z.infer<typeof credentialsSchema>;

/** What an admin sends for a new password; how soon that would be guessed is judged later. */
export const passwordChangeSchema = z.object({
  current_password: text("Password saat ini wajib diisi.").max(longestPassword, "Password terlalu panjang."),
  new_password: text("Password baru wajib diisi.")
    .min(shortestPassword, `Password baru minimal ${shortestPassword} karakter.`)
    .max(longestPassword, "Password terlalu panjang."),
});

export type PasswordChange = z.infer<typeof passwordChangeSchema>;
