import "server-only";
import { AppError } from "../errors";
import { setPassword } from "./accounts";
import type { PasswordChange } from "./credentials";
import { limitedAttempt, proveUser } from "./log-in";
import { passwordProblem } from "./new-password";
import type { AdminSession } from "./sessions";

function refusal(field: keyof PasswordChange, message: string): AppError {
  return new AppError(422, "Data tidak valid.", { [field]: [message] });
}

/**
 * Gives an admin who proves the present password a new one, and ends all sessions but the one that asks. Guesses of the
 * present password count as failed logins do: whoever sits down at an open screen gets no more of them.
 */
export async function changePassword(
  { id, user: { username } }: AdminSession,
  { current_password: password, new_password }: PasswordChange,
  headers: Headers,
): Promise<void> {
  if (passwordProblem(new_password, username)) {
    throw refusal(
      "new_password",
      "Password ini mudah ditebak. Gunakan beberapa kata yang tidak berhubungan.",
    );
  }
  if (new_password === password) {
    throw refusal("new_password", "Password baru harus berbeda dari password saat ini.");
  }
  const proven = await limitedAttempt(username, headers, () => proveUser({ username, password }));
  if (!proven) throw refusal("current_password", "Password saat ini salah.");
  await setPassword(username, new_password, id);
}
