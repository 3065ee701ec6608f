import { z } from "zod";

/** What a login may weigh (security.md). */
export const loginBodyLimit = 8 * 1024;

const longest = { username: 100, password: 1_000 } as const;

/** PostgreSQL's text holds no NUL. */
const withoutNul = /^[^\0]*$/;

/** What a login sends; both are plain texts, never objects (site.md 5: both are required). */
export const credentialsSchema = z.object({
  username: z
    .string()
    .min(1, "Username wajib diisi.")
    .max(longest.username)
    .regex(withoutNul, "Username tidak valid."),
  password: z.string().min(1, "Password wajib diisi.").max(longest.password),
});

export type Credentials = z.infer<typeof credentialsSchema>;
