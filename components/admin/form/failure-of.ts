import { ApiError } from "@/lib/api/client";
import { type FieldErrors, placeErrors } from "@/lib/forms/field-errors";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Failure } from "./failure-notice";
import { SaveStopped } from "./save-stopped";

interface FailureContext {
  /** Paths of the form's inputs. */
  paths: string[];
  /** Where nobody said what went wrong. */
  fallback: string;
  fieldLabel: (path: string) => string;
}

function fieldErrorsOf(error: unknown): FieldErrors {
  if (error instanceof SaveStopped) return error.fields;
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, messages]) => [path, messages.join(" ")]),
  );
}

/** Whether it is worth another try, and that nothing is lost. */
function hintOf(error: unknown): string | undefined {
  if (error instanceof SaveStopped) return undefined;
  if (!(error instanceof ApiError)) return adminText("form.failureHint");
  return error.status >= 500 || error.status === 429 ? adminText("form.failureKept") : undefined;
}

/** What a failed save tells the person: in the banner, and beside which fields. */
export function failureOf(error: unknown, { paths, fallback, fieldLabel }: FailureContext) {
  const { placed, elsewhere } = placeErrors(fieldErrorsOf(error), paths);
  const spoken = error instanceof SaveStopped || (error instanceof ApiError && error.told);
  const entry =
    (reachable: boolean) =>
    ([path, message]: [string, string]) => ({
      ...{ path, message, reachable },
      label: fieldLabel(path) || path,
    });
  const failure: Failure = {
    message: spoken ? error.message : fallback,
    hint: hintOf(error),
    fields: [...Object.entries(placed).map(entry(true)), ...Object.entries(elsewhere).map(entry(false))],
  };
  return { failure, placed };
}
