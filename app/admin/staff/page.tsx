import type { Metadata } from "next";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { InvitationsPanel } from "@/components/admin/staff/invitations-panel";
import { InviteButton } from "@/components/admin/staff/invite-button";
import { StaffTable } from "@/components/admin/staff/staff-table";
import { listAccounts } from "@/lib/core/auth/accounts";
import { listInvitations } from "@/lib/core/auth/invitations";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { adminText } from "@/lib/core/i18n/admin-messages";

export const metadata: Metadata = { title: adminText("staff.title") };

async function LoadedStaff({ ownId }: { ownId: number }) {
  const [accounts, invitations] = await Promise.all([listAccounts(), listInvitations()]);
  return (
    <div className="grid gap-4">
      <StaffTable accounts={accounts} ownId={ownId} />
      {invitations.length > 0 && <InvitationsPanel invitations={invitations} />}
    </div>
  );
}

export default async function StaffPage() {
  const admin = await requireAdmin("manageStaff");
  return (
    <>
      <PageHeader
        title={adminText("staff.title")}
        intro={adminText("staff.intro")}
        inMenu
        main={<InviteButton />}
      />
      <LoadFailure text={adminText("staff.loadFailure")}>
        <LoadedStaff ownId={admin.id} />
      </LoadFailure>
    </>
  );
}
