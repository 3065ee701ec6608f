import "server-only";
import { AppError } from "../errors";
import { type HoldCaller, setPassword } from "./accounts";
import type { PasswordChange } from "./credentials";
import { requireOwnPassword } from "./log-in";
import { requireGoodPassword } from "./new-password";
import type { AdminSession } from "./sessions";

/** Gives somebody who proves the present password a new one, and ends all sessions but the one that asks. */
export async function changePassword(
  session: AdminSession,
  { current_password: password, new_password }: PasswordChange,
  headers: Headers,
  hold: HoldCaller,
): Promise<void> {
  const { username } = session.user;
  // Proven first: guesses are limited, and judging a new password is work that a stranger at an open screen is not given.
  await requireOwnPassword(session, password, headers, { field: "current_password" });
  requireGoodPassword("new_password", new_password, username);
  if (new_password === password) {
    const message = "Password baru harus berbeda dari password saat ini.";
    throw new AppError(422, "Data tidak valid.", { new_password: [message] });
  }
  await setPassword(username, new_password, session.id, hold);
}
