import { type FieldErrors, get } from "react-hook-form";

/** What is wrong with the field at `path`, as the form knows it. */
export function errorAt(errors: FieldErrors, path: string): string | undefined {
  const error: unknown = get(errors, path);
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" ? error.message : undefined;
}
