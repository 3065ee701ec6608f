import "server-only";
import { AppError } from "../errors";
import { type HoldCaller, setPassword } from "./accounts";
import type { PasswordChange } from "./credentials";
import type { ProvePassword } from "./log-in";
import { type Operator, weakPasswordError } from "./new-password";
import type { AdminSession } from "./sessions";

export async function changePassword(
  session: AdminSession,
  { current_password: password, new_password }: PasswordChange,
  provePassword: ProvePassword,
  { hold, operator }: { hold: HoldCaller; operator: Operator },
): Promise<void> {
  const { username } = session.user;
  // Judging a new password blocks the process, so the present one is proven first, and a weak one counts as a failed login.
  await provePassword(password, {
    field: "current_password",
    also: async () =>
      weakPasswordError({ field: "new_password", password: new_password, username }, operator),
  });
  if (new_password === password) {
    const message = "Password baru harus berbeda dari password saat ini.";
    throw new AppError(422, "Data tidak valid.", { new_password: [message] });
  }
  await setPassword(username, new_password, session.id, hold);
}
