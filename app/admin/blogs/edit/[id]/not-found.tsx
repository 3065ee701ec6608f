import { BlogMissing } from "@/components/admin/record-missing";
import { adminText } from "@/lib/i18n/admin-messages";

export default function BlogToEditNotFound() {
  return <BlogMissing title={adminText("blogs.editTitle")} text={adminText("blogs.notFoundOrFailed")} />;
}
