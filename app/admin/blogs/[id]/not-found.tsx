import { BlogMissing } from "@/components/admin/record-missing";
import { adminText } from "@/lib/i18n/admin-messages";

export default function BlogNotFound() {
  return <BlogMissing title={adminText("blogs.detailTitle")} text={adminText("blogs.notFound")} />;
}
