import type { Metadata } from "next";
import { SessionsPanel } from "@/components/admin/account/sessions-panel";
import { SignInsPanel } from "@/components/admin/account/sign-ins-panel";
import { TokensPanel } from "@/components/admin/account/tokens-panel";
import { TwoStepPanel } from "@/components/admin/account/two-step-panel";
import { LoadFailure } from "@/components/admin/load-failure";
import { PasswordForm } from "@/components/admin/login/password-form";
import { PageHeader } from "@/components/admin/page-header";
import { Panel } from "@/components/admin/panel";
import { listTokens } from "@/lib/core/auth/api-tokens";
import { shortestPassword } from "@/lib/core/auth/credentials";
import { requireSessionOfPage } from "@/lib/core/auth/require-admin";
import { type AdminSession, listOwnSessions } from "@/lib/core/auth/sessions";
import { listSignIns } from "@/lib/core/auth/sign-ins";
import { getTwoStepState } from "@/lib/core/auth/two-step";
import { adminText } from "@/lib/core/i18n/admin-messages";
import words from "@/messages/admin.json";

export const metadata: Metadata = { title: adminText("account.title") };

const signInsShown = 8;

async function LoadedAccount({ session }: { session: AdminSession }) {
  const { id, username } = session.user;
  const [twoStep, sessions, tokens, signIns] = await Promise.all([
    getTwoStepState(id),
    listOwnSessions(session),
    listTokens(id),
    listSignIns(id, signInsShown),
  ]);
  const hint = adminText("password.hint", { count: shortestPassword });
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <Panel title={adminText("account.password")}>
          <p className="text-ink-soft text-sm">{adminText("account.passwordIntro")}</p>
          <PasswordForm words={{ ...words.password, hint }} username={username} />
        </Panel>
        <TwoStepPanel twoStep={twoStep} username={username} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <SessionsPanel sessions={sessions} />
        <TokensPanel tokens={tokens} />
        <SignInsPanel signIns={signIns} />
      </div>
    </div>
  );
}

export default async function AccountPage() {
  const session = await requireSessionOfPage("manageAccount");
  const { username, role } = session.user;
  return (
    <>
      <PageHeader
        title={adminText("account.title")}
        intro={adminText("account.intro", { username, peran: adminText(`staff.roles.${role}`) })}
        inMenu
      />
      <LoadFailure text={adminText("account.loadFailure")}>
        <LoadedAccount session={session} />
      </LoadFailure>
    </>
  );
}
