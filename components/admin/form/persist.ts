import type { FieldValues, Resolver } from "react-hook-form";
import { ApiError } from "@/lib/api/client";
import { type FieldErrors, flatErrors } from "@/lib/forms/field-errors";
import { type FieldEntry, missingFields, overlongFields } from "@/lib/forms/fields";
import { adminText } from "@/lib/i18n/admin-messages";

/** A save that was not sent, or was given up; the message is for the person. */
export class SaveStopped extends Error {
  constructor(
    message: string,
    /** Messages by path. */
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = "SaveStopped";
  }
}

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

interface Steps {
  send: () => Promise<unknown>;
  /** After a 409. True where the stored record is already what was to be saved. */
  settle: (refusal: ApiError) => Promise<boolean>;
  /** After a 401. False where the person does not want to. */
  signIn: () => Promise<boolean>;
}

/** Runs a step of a save, again after every sign-in that it needs. */
async function throughSignIn<T>(step: () => Promise<T>, signIn: Steps["signIn"]): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      if (!(await signIn())) throw new SaveStopped(error.message);
    }
  }
}

/** Sends until the record is saved: after a 401 the person signs in, after a 409 the versions are merged. Resolves to the response. */
export async function persist({ send, settle, signIn }: Steps): Promise<unknown> {
  for (;;) {
    try {
      return await throughSignIn(send, signIn);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const isSaved = await throughSignIn(() => settle(error), signIn);
      if (isSaved) return undefined;
    }
  }
}
