import type { Metadata } from "next";
import { InvitationForm } from "@/components/admin/login/invitation-form";
import { LoginFrame } from "@/components/admin/login/login-frame";
import { shortestPassword } from "@/lib/core/auth/credentials";
import { adminText } from "@/lib/core/i18n/admin-messages";
import admin from "@/messages/admin.json";

export const metadata: Metadata = { title: adminText("invitation.title") };

/** The page of an invitation's link. The token stands in the fragment, which only the browser sees. */
export default function InvitationPage() {
  const { login, password, invitation } = admin;
  const hint = adminText("password.hint", { count: shortestPassword });
  return (
    <LoginFrame title={invitation.title} intro={invitation.intro}>
      <InvitationForm words={{ login, invitation, password: { ...password, hint } }} />
    </LoginFrame>
  );
}
