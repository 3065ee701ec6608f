import { credentialsSchema, passwordChangeSchema } from "../auth/credentials";
import type { Operations } from "./operation";

/** Who calls, and how the service is. */
export const serviceOperations: Operations = {
  "/users/login": {
    post: {
      ...{ id: "login", summary: "A bearer token for a username and password", tag: "Users" },
      ...{ json: credentialsSchema, status: 200, answer: "Token", failures: [401] },
    },
  },
  "/users/logout": {
    post: { id: "logout", summary: "Revoke the session that asks", tag: "Users", admin: true, status: 204 },
  },
  "/users/current": {
    get: {
      id: "getCurrentUser",
      summary: "Who asks",
      tag: "Users",
      admin: true,
      status: 200,
      answer: "Admin",
    },
  },
  "/users/current/password": {
    put: {
      ...{
        id: "changePassword",
        summary: "A new password; ends the other sessions",
        tag: "Users",
        admin: true,
      },
      ...{ json: passwordChangeSchema, status: 204, failures: [429] },
    },
  },
  "/health": {
    get: {
      id: "getHealth",
      summary: "Whether the database answers",
      tag: "Service",
      status: 200,
      answer: "Health",
    },
  },
  "/health/live": {
    get: {
      id: "getLiveness",
      summary: "Whether the process serves",
      tag: "Service",
      status: 200,
      answer: "Health",
    },
  },
  "/openapi.json": {
    get: { id: "getOpenApi", summary: "This document", tag: "Service", status: 200 },
  },
};
