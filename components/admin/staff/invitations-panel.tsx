"use client";

import { useAction } from "@/components/admin/account/use-action";
import { Moment } from "@/components/admin/moment";
import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { requestInvitationDeletion } from "@/lib/core/api/account-calls";
import type { InvitationView } from "@/lib/core/auth/responses";
import { adminText } from "@/lib/core/i18n/admin-messages";

export function InvitationsPanel({ invitations }: { invitations: InvitationView[] }) {
  const { run } = useAction();
  return (
    <Panel title={adminText("staff.invitations")}>
      <ul className="grid divide-y divide-line">
        {invitations.map(({ id, role, created_by, created_at, expires_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm first:pt-0 last:pb-0"
          >
            <div className="grid min-w-0 grow basis-56 gap-1">
              <p className="flex flex-wrap items-center gap-2">
                <Badge variant={role === "admin" ? "soon" : "sand"}>{adminText(`staff.roles.${role}`)}</Badge>
                <span className="text-ink-soft">
                  {adminText("staff.invitedBy", { username: created_by })} <Moment time={created_at} />
                </span>
              </p>
              <p className="text-ink-soft">
                {adminText("staff.validUntil")} <Moment time={expires_at} />
              </p>
            </div>
            <button
              type="button"
              onClick={() =>
                void run(() => requestInvitationDeletion(id), { success: adminText("staff.withdrawn") })
              }
              className={button({ variant: "outline", size: "small" })}
            >
              {adminText("staff.withdraw")}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
