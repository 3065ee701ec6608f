import "server-only";
import { AppError } from "../errors";
import { type HoldCaller, setPassword } from "./accounts";
import type { PasswordChange } from "./credentials";
import { requireOwnPassword } from "./log-in";
import { weakPasswordError } from "./new-password";
import type { AdminSession } from "./sessions";

export async function changePassword(
  session: AdminSession,
  { current_password: password, new_password }: PasswordChange,
  headers: Headers,
  hold: HoldCaller,
): Promise<void> {
  const { username } = session.user;
  // Judging a new password blocks the process, so the present one is proven first, and a weak one counts as a failed login.
  await requireOwnPassword(session, password, headers, {
    field: "current_password",
    also: async () => weakPasswordError("new_password", new_password, username),
  });
  if (new_password === password) {
    const message = "Password baru harus berbeda dari password saat ini.";
    throw new AppError(422, "Data tidak valid.", { new_password: [message] });
  }
  await setPassword(username, new_password, session.id, hold);
}
