import "server-only";
import { endpoints } from "../api/endpoint";
import { createAccount, listAccounts, updateAccount } from "../auth/accounts";
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  listInvitations,
  usernameTaken,
} from "../auth/invitations";
import { requireOwnPassword } from "../auth/log-in";
import { requireGoodPassword } from "../auth/new-password";
import { givesRights } from "../auth/permissions";
import { isDatabaseId } from "../db";
import { AppError, found } from "../errors";
import { staffOperations } from "../openapi/operations/staff";

export const staffEndpoints = endpoints(staffOperations, {
  updateAccount: async ({ params: { id }, body, session, headers, hold }) => {
    const { password = "", ...update } = body;
    if (givesRights(update)) await requireOwnPassword(session, password, headers);
    return { data: found(isDatabaseId(id) && (await updateAccount({ id }, update, session.id, hold))) };
  },
  deleteInvitation: async ({ params: { id }, hold }) =>
    found(isDatabaseId(id) && (await deleteInvitation(id, hold))),
  acceptInvitation: async ({ body }) => ({ data: await acceptInvitation(body) }),
  listInvitations: async () => ({ data: await listInvitations() }),
  createInvitation: async ({ session, actor, body, headers, hold }) => {
    await requireOwnPassword(session, body.password, headers);
    return { data: await createInvitation(actor, body.role, hold) };
  },
  listAccounts: async () => ({ data: await listAccounts() }),
  createAccount: async ({ session, body, headers, hold }) => {
    const { username, password, role, current_password } = body;
    await requireOwnPassword(session, current_password, headers, { field: "current_password" });
    requireGoodPassword("password", password, username);
    const made = await createAccount(username, password, role, hold);
    if (made) return { data: { ...made, username, role } };
    throw new AppError(422, "Data tidak valid.", { username: [usernameTaken] });
  },
});
