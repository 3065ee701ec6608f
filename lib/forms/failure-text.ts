import { ApiError } from "../api/client";

/** The server's own words where it said any, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.told ? error.message : fallback;
}
