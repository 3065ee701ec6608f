import { adminText } from "@/lib/i18n/admin-messages";

/** What the form says on its way, for a new blog or a change of one. */
export function blogFormTexts(creates: boolean) {
  return {
    submit: adminText("blogs.submit"),
    submitting: adminText("blogs.submitting"),
    success: adminText(creates ? "blogs.created" : "blogs.updated"),
    failure: adminText(creates ? "blogs.createFailure" : "blogs.updateFailure"),
  };
}
