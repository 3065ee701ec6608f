import { RecordMissing } from "@/components/admin/record-missing";
import { adminText } from "@/lib/i18n/admin-messages";

/** Stands where an address names no blog that there is. */
export function BlogMissing(words: { title: string; text: string }) {
  return <RecordMissing {...words} list="/admin/blogs" backLabel={adminText("blogs.backToList")} />;
}
