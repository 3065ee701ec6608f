import { adminText } from "@/lib/i18n/admin-messages";

/** What the form says on its way, for a new promo or a change of one. */
export function promoFormTexts(creates: boolean) {
  return {
    submit: adminText("promos.submit"),
    submitting: adminText("promos.submitting"),
    success: adminText(creates ? "promos.created" : "promos.updated"),
    failure: adminText(creates ? "promos.createFailure" : "promos.updateFailure"),
  };
}
