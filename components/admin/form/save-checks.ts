import type { FieldValues, Resolver } from "react-hook-form";
import { ApiError } from "@/lib/api/client";
import { type FieldErrors, flatErrors } from "@/lib/forms/field-errors";
import { type FieldEntry, missingFields, overlongFields } from "@/lib/forms/fields";
import { adminText } from "@/lib/i18n/admin-messages";
import { SaveStopped } from "./save-machine";

/** Errors by path: missing and overlong fields first, then those of the form's own resolver. */
export async function checkFields<Values extends FieldValues>(
  entries: FieldEntry[],
  values: Values,
  resolver?: Resolver<Values>,
): Promise<FieldErrors> {
  const options = { fields: {}, names: undefined, shouldUseNativeValidation: false };
  const result = await resolver?.(values, undefined, options);
  const missing = missingFields(entries, values).map(({ path, requiredError }) => [
    path,
    requiredError ?? adminText("form.requiredError"),
  ]);
  const overlong = overlongFields(entries, values).map(({ path, limit = 0 }) => [
    path,
    adminText("form.tooLong", { limit }),
  ]);
  return { ...flatErrors(result?.errors), ...Object.fromEntries([...overlong, ...missing]) };
}

/** Awaits all tasks. A failing task stops the save with its message; a 401 is passed on, so that the save asks to sign in. */
export async function runTasks(tasks: (() => Promise<unknown>)[]): Promise<void> {
  try {
    await Promise.all(tasks.map((task) => task()));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    throw new SaveStopped(error instanceof Error ? error.message : adminText("form.checkFields"));
  }
}
