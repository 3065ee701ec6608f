import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import { idParams } from "../../api/query";
import {
  accountCreateSchema,
  accountUpdateSchema,
  invitationAcceptanceSchema,
  invitationSchema,
  loginBodyLimit,
} from "../../auth/credentials";
import {
  accountSchema,
  madeInvitationSchema,
  newAccountSchema,
  openInvitationSchema,
} from "../../auth/responses";

export const staffOperations = {
  listAccounts: {
    method: "GET",
    path: "/users",
    summary: "All accounts",
    auth: "manageStaff",
    status: 200,
    response: z.object({ data: z.array(accountSchema) }),
  },
  createAccount: {
    method: "POST",
    path: "/users",
    summary: "A new account, by the admin's own password",
    auth: "manageStaff",
    body: jsonBody(accountCreateSchema, loginBodyLimit),
    status: 201,
    response: z.object({ data: newAccountSchema }),
  },
  updateAccount: {
    method: "PUT",
    path: "/users/{id}",
    summary:
      "Change role or activity; ends the account's sessions. Making an admin and activating take the own password. The last active admin stays: 409",
    auth: "manageStaff",
    params: idParams,
    body: jsonBody(accountUpdateSchema, loginBodyLimit),
    status: 200,
    response: z.object({ data: accountSchema }),
    failures: [409],
  },
  listInvitations: {
    method: "GET",
    path: "/users/invitations",
    summary: "The invitations that nobody has taken yet",
    auth: "manageStaff",
    status: 200,
    response: z.object({ data: z.array(openInvitationSchema) }),
  },
  createInvitation: {
    method: "POST",
    path: "/users/invitations",
    summary: "A link with which somebody makes an account within seven days, by the own password",
    auth: "manageStaff",
    body: jsonBody(invitationSchema, loginBodyLimit),
    status: 201,
    response: z.object({ data: madeInvitationSchema }),
  },
  deleteInvitation: {
    method: "DELETE",
    path: "/users/invitations/{id}",
    summary: "Withdraw an invitation",
    auth: "manageStaff",
    params: idParams,
    status: 204,
  },
  acceptInvitation: {
    method: "POST",
    path: "/users/invitations/accept",
    summary: "Make the account that an invitation is for",
    auth: "anonymous",
    body: jsonBody(invitationAcceptanceSchema, loginBodyLimit),
    status: 201,
    response: z.object({ data: newAccountSchema }),
    failures: [404],
  },
} as const satisfies Operations;
