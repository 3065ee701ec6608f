import { firstText } from "@/lib/forms/first-text";
import { isEmpty } from "@/lib/forms/is-empty";
import { adminText } from "@/lib/i18n/admin-messages";

/** A version of a field in words: its text; of a list how many items, and each in a line. */
export function versionText(value: unknown): string {
  if (isEmpty(value)) return adminText("form.conflictEmpty");
  if (!Array.isArray(value)) return typeof value === "object" ? firstText(value) : String(value);
  const items = value.map((item, index) => `${index + 1}. ${firstText(item)}`);
  return [adminText("form.conflictItems", { count: items.length }), ...items].join("\n");
}
