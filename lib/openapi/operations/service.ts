import type { Operations } from "../../api/operation";
import { responses } from "../schemas";

export const serviceOperations = {
  getHealth: {
    method: "GET",
    path: "/health",
    summary: "Whether the database answers",
    auth: "public",
    status: 200,
    response: responses.Health,
  },
  getLiveness: {
    method: "GET",
    path: "/health/live",
    summary: "Whether the process serves",
    auth: "public",
    status: 200,
    response: responses.Health,
  },
  getOpenApi: {
    method: "GET",
    path: "/openapi.json",
    summary: "This document",
    auth: "public",
    status: 200,
  },
} as const satisfies Operations;
