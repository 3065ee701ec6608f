import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { createAccount, listAccounts } from "@/lib/auth/accounts";
import { usernameTaken } from "@/lib/auth/invitations";
import { requireOwnPassword } from "@/lib/auth/log-in";
import { requireGoodPassword } from "@/lib/auth/new-password";
import { AppError } from "@/lib/errors";
import { staffOperations } from "@/lib/openapi/operations/staff";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(staffOperations.listAccounts, async () => ({ data: await listAccounts() })),
  endpoint(staffOperations.createAccount, async ({ session, body, headers, hold }) => {
    const { username, password, role, current_password } = body;
    await requireOwnPassword(session, current_password, headers, { field: "current_password" });
    requireGoodPassword("password", password, username);
    const made = await createAccount(username, password, role, hold);
    if (made) return { data: { ...made, username, role } };
    throw new AppError(422, "Data tidak valid.", { username: [usernameTaken] });
  }),
);
