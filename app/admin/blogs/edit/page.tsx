import type { Metadata } from "next";
import { BlogMissing } from "@/components/admin/record-missing";
import { requireAdmin } from "@/lib/auth/require-admin";
import { adminText } from "@/lib/i18n/admin-messages";

export const metadata: Metadata = { title: adminText("blogs.editTitle") };

/** The address of the edit form without an id, as with promos. */
export default async function EditNoBlogPage() {
  await requireAdmin();
  return <BlogMissing title={adminText("blogs.editTitle")} text={adminText("blogs.idMissing")} />;
}
