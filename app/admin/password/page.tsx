import type { Metadata } from "next";
import { BackLink } from "@/components/admin/admin-link";
import { PasswordForm } from "@/components/admin/login/password-form";
import { PageHeader } from "@/components/admin/page-header";
import { shortestPassword } from "@/lib/core/auth/credentials";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { adminText } from "@/lib/core/i18n/admin-messages";
import words from "@/messages/admin.json";

export const metadata: Metadata = { title: adminText("password.title") };

export default async function PasswordPage() {
  const admin = await requireAdmin("manageAccount");
  const hint = adminText("password.hint", { count: shortestPassword });
  return (
    <>
      <PageHeader
        title={adminText("password.title")}
        intro={adminText("password.intro")}
        actions={<BackLink href="/admin/account" label={adminText("password.back")} />}
      />
      <div className="max-w-md rounded-card border border-line bg-white p-4 shadow-card sm:p-6">
        <PasswordForm words={{ ...words.password, hint }} username={admin.username} />
      </div>
    </>
  );
}
