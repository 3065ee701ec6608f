import { jsonBody, type Operations } from "../../api/operation";
import { credentialsSchema, loginBodyLimit } from "../../auth/credentials";
import { responses } from "../schemas";

export const userOperations = {
  login: {
    method: "POST",
    path: "/users/login",
    summary: "A bearer token for a username and password, and a code where the account has a second step",
    auth: "anonymous",
    body: jsonBody(credentialsSchema, loginBodyLimit),
    status: 200,
    response: responses.Token,
    failures: [401],
  },
  logout: {
    method: "POST",
    path: "/users/logout",
    summary: "Revoke the session that asks",
    auth: "manageAccount",
    status: 204,
  },
  getCurrentUser: {
    method: "GET",
    path: "/users/current",
    summary: "Who asks",
    auth: "readContent",
    status: 200,
    response: responses.Admin,
  },
} as const satisfies Operations;
