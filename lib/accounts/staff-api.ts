import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../core/api/endpoint";
import { jsonBody } from "../core/api/operation";
import { idParams } from "../core/api/query";
import { createAccount, listAccounts, updateAccount } from "../core/auth/accounts";
import {
  accountCreateSchema,
  accountUpdateSchema,
  invitationAcceptanceSchema,
  invitationSchema,
  loginBodyLimit,
} from "../core/auth/credentials";
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  listInvitations,
  usernameTaken,
} from "../core/auth/invitations";
import { requireGoodPassword } from "../core/auth/new-password";
import { givesRights } from "../core/auth/permissions";
import {
  accountSchema,
  madeInvitationSchema,
  newAccountSchema,
  openInvitationSchema,
} from "../core/auth/responses";
import { isDatabaseId } from "../core/db";
import { AppError, found } from "../core/errors";
import { getSiteSettings } from "../site/settings";

export const staffApi = {
  listAccounts: endpoint(
    {
      method: "GET",
      path: "/users",
      summary: "Lists all accounts of staff.",
      auth: "manageStaff",
      status: 200,
      response: z.object({ data: z.array(accountSchema) }),
    },
    async () => ({ data: await listAccounts() }),
  ),

  createAccount: endpoint(
    {
      method: "POST",
      path: "/users",
      summary: "Creates an account. Needs the password of the admin who asks.",
      auth: "manageStaff",
      provesPassword: true,
      body: jsonBody(accountCreateSchema, loginBodyLimit),
      status: 201,
      response: z.object({ data: newAccountSchema }),
    },
    async ({ body, provePassword, hold }) => {
      const { username, password, role, current_password } = body;
      await provePassword(current_password, { field: "current_password" });
      requireGoodPassword({ field: "password", password, username }, await getSiteSettings());
      const made = await createAccount(username, password, role, hold);
      if (made) return { data: { ...made, username, role } };
      throw new AppError(422, "Data tidak valid.", { username: [usernameTaken] });
    },
  ),

  updateAccount: endpoint(
    {
      method: "PUT",
      path: "/users/{id}",
      summary:
        "Changes the role of an account, or activates or deactivates the account, and ends its sessions. Making somebody an admin and activating an account need the password of the admin who asks. Is refused with 409 if no active admin would remain.",
      auth: "manageStaff",
      provesPassword: true,
      params: idParams,
      body: jsonBody(accountUpdateSchema, loginBodyLimit),
      status: 200,
      response: z.object({ data: accountSchema }),
      failures: [409],
    },
    async ({ params: { id }, body, session, provePassword, hold }) => {
      const { password = "", ...update } = body;
      if (givesRights(update)) await provePassword(password);
      return { data: found(isDatabaseId(id) && (await updateAccount({ id }, update, session.id, hold))) };
    },
  ),

  listInvitations: endpoint(
    {
      method: "GET",
      path: "/users/invitations",
      summary: "Lists the open invitations.",
      auth: "manageStaff",
      status: 200,
      response: z.object({ data: z.array(openInvitationSchema) }),
    },
    async () => ({ data: await listInvitations() }),
  ),

  createInvitation: endpoint(
    {
      method: "POST",
      path: "/users/invitations",
      summary:
        "Creates an invitation: a link with which one person can create an account within seven days. Needs the password of the admin who asks.",
      auth: "manageStaff",
      provesPassword: true,
      body: jsonBody(invitationSchema, loginBodyLimit),
      status: 201,
      response: z.object({ data: madeInvitationSchema }),
    },
    async ({ actor, body, provePassword, hold }) => {
      await provePassword(body.password);
      return { data: await createInvitation(actor, body.role, hold) };
    },
  ),

  deleteInvitation: endpoint(
    {
      method: "DELETE",
      path: "/users/invitations/{id}",
      summary: "Withdraws an invitation.",
      auth: "manageStaff",
      params: idParams,
      status: 204,
    },
    async ({ params: { id }, hold }) => found(isDatabaseId(id) && (await deleteInvitation(id, hold))),
  ),

  acceptInvitation: endpoint(
    {
      method: "POST",
      path: "/users/invitations/accept",
      summary: "Creates the account for which an invitation was made.",
      auth: "anonymous",
      body: jsonBody(invitationAcceptanceSchema, loginBodyLimit),
      status: 201,
      response: z.object({ data: newAccountSchema }),
      failures: [404],
    },
    async ({ body }) => ({ data: await acceptInvitation(body, await getSiteSettings()) }),
  ),
} satisfies Api;
