import "server-only";
import type { RouteHandler } from "../api/endpoint";
import { errorResponse } from "../api/error-response";
import { TooManyAttempts } from "./too-many-attempts";

/** A route handler whose failures are the documented JSON; one that was refused learns when to come back. */
export function answering(handler: RouteHandler): RouteHandler {
  return async (request, route) => {
    try {
      return await handler(request, route);
    } catch (error) {
      const response = errorResponse(error, request);
      if (error instanceof TooManyAttempts) response.headers.set("Retry-After", String(error.retryAfter));
      return response;
    }
  };
}
