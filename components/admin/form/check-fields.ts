import type { FieldValues, Resolver } from "react-hook-form";
import { type FieldErrors, flatErrors } from "@/lib/forms/field-errors";
import { type FieldEntry, missingFields, overlongFields } from "@/lib/forms/field-registry";
import { adminText } from "@/lib/i18n/admin-messages";

/** What is wrong with the values as they are typed, by path: what every form asks for, then what this one's resolver says. */
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
