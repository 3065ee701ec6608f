import { adminText } from "@/lib/i18n/admin-messages";
import type { Purpose } from "@/lib/tours/form-body";
import { type Kind, kinds } from "@/lib/tours/kinds";

/** What a form's button says, and what is said after a save. */
export function formTexts(kind: Kind, purpose: Purpose) {
  const key = `tours.${kinds[kind].messages}.form` as const;
  return purpose === "create"
    ? {
        submit: adminText(`${key}.createButton`),
        submitting: adminText(`${key}.createBusy`),
        success: adminText(`${key}.createSuccess`),
        failure: adminText(`${key}.createFailure`),
      }
    : {
        submit: adminText("tourForm.save"),
        submitting: adminText("tourForm.saving"),
        success: adminText(`${key}.updateSuccess`),
        failure: adminText(`${key}.updateFailure`),
      };
}
