import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { createAccount, listAccounts } from "@/lib/auth/accounts";
import { usernameTaken } from "@/lib/auth/invitations";
import { requireGoodPassword } from "@/lib/auth/new-password";
import { AppError } from "@/lib/errors";
import { staffOperations } from "@/lib/openapi/operations/staff";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(staffOperations.listAccounts, async () => ({ data: await listAccounts() })),
  endpoint(staffOperations.createAccount, async ({ body: { username, password, role }, hold }) => {
    requireGoodPassword("password", password, username);
    const made = await createAccount(username, password, role, hold);
    if (made) return { data: { ...made, username, role } };
    throw new AppError(422, "Data tidak valid.", { username: [usernameTaken] });
  }),
);
