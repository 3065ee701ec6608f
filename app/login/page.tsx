import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { LoginForm } from "@/components/admin/login/login-form";
import { LoginFrame } from "@/components/admin/login/login-frame";
import { hasPlausibleSession } from "@/lib/core/auth/cookie";
import { currentAdmin } from "@/lib/core/auth/require-admin";
import { returnPath } from "@/lib/core/auth/return-path";
import { adminText } from "@/lib/core/i18n/admin-messages";
import admin from "@/messages/admin.json";

interface LoginPageProps {
  searchParams: Promise<{ from?: string | string[]; expired?: string | string[] }>;
}

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { from, expired } = await searchParams;
  const target = returnPath(from);
  // This page needs no session, so it must render even while the database is down.
  const known = await currentAdmin().catch(() => undefined);
  if (known) redirect(target);
  const jar = await cookies();
  const ended = known === null && hasPlausibleSession((name) => jar.get(name)?.value);
  return (
    <LoginFrame title={adminText("login.title")} intro={adminText("login.intro")}>
      <LoginForm
        words={admin.login}
        target={target}
        notice={expired || ended ? adminText("login.expired") : undefined}
      />
    </LoginFrame>
  );
}
