import "server-only";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { sharedState } from "../shared-state.ts";

/** OWASP recommends 19 MiB, two passes and one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes 19 MiB and one of the few threads that files and pictures also need. */
const hashing = sharedState("password-hashing", () => pLimit(2));

let unknownUsersHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, OPTIONS));
}

/** For an unknown user (`null`), the result is false after the same time, so that nobody learns which names exist. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unknownUsersHash ??= hashPassword("no user has this password");
  const known = passwordHash ?? (await unknownUsersHash);
  const matches = await hashing(() => verify(known, password));
  return matches && passwordHash !== null;
}
